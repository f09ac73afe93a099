import type { Meta, StoryObj } from '@storybook/react';
import { modes, wide } from '../../.storybook/modes.ts';
import DemoPage from '../../src/pages/DemoPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default {
  component: DemoPage,
  parameters: { ...pageAt('/demo'), chromatic: { modes: { ...modes, wide } } },
} satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/demo');
