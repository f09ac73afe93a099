import type { Meta, StoryObj } from '@storybook/react';
import { modes, wide } from '../../.storybook/modes.ts';
import DemoPage from '../../src/pages/DemoPage.tsx';
import { pageAt } from '../support/page.ts';

export default {
  component: DemoPage,
  parameters: { ...pageAt('/demo'), chromatic: { modes: { ...modes, wide } } },
} satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };
