import type { Meta, StoryObj } from '@storybook/react';
import AboutPage from '../../src/pages/AboutPage.tsx';
import { pageAt } from '../support/page.ts';

export default { component: AboutPage, parameters: pageAt('/about') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };
