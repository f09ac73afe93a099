import type { Meta, StoryObj } from '@storybook/react';
import HomePage, { late } from '../../src/pages/HomePage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: HomePage, loaders: () => late.load(), parameters: pageAt('/') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/');
