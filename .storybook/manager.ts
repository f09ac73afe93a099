import './addon-visual/register.tsx';
