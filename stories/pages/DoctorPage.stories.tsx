import type { Meta, StoryObj } from '@storybook/react';
import DoctorPage, { late } from '../../src/pages/DoctorPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: DoctorPage, loaders: () => late.load(), parameters: pageAt('/dr') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/dr');
