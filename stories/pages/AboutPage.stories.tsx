import type { Meta, StoryObj } from '@storybook/react';
import AboutPage from '../../src/pages/AboutPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: AboutPage, parameters: pageAt('/about') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/about');
