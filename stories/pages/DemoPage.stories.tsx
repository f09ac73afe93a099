import type { Meta, StoryObj } from '@storybook/react';
import { modes, wide } from '../../.storybook/modes.ts';
import DemoPage from '../../src/pages/DemoPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: DemoPage,
  parameters: { layout: 'fullscreen', chromatic: { modes: { ...modes, wide } }, router: { path: '/demo' } },
} satisfies Meta<typeof DemoPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Watch a medical program run, live.',
    );
  },
};
