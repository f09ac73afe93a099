import { addons } from 'storybook/internal/manager-api';
import '../tools/visual/addon/register.tsx';
import { storybookTheme } from './theme.ts';

addons.setConfig({ theme: storybookTheme });
