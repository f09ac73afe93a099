import { addons } from 'storybook/internal/manager-api';
import { storybookTheme } from './theme.ts';

addons.setConfig({ theme: storybookTheme });
