import type { Meta, StoryObj } from '@storybook/react';
import PeptidePracticePage, { late } from '../../src/pages/PeptidePracticePage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: PeptidePracticePage, loaders: () => late.load(), parameters: pageAt('/pepprac') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/pepprac');
