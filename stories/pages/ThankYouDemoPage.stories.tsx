import type { Meta, StoryObj } from '@storybook/react';
import ThankYouDemoPage, { late } from '../../src/pages/ThankYouDemoPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: ThankYouDemoPage, loaders: () => late.load(), parameters: pageAt('/ty-demo') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/ty-demo');
