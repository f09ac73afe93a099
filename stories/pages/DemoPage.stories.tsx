import type { Meta, StoryObj } from '@storybook/react';
import { modes, wide } from '../../.storybook/modes.ts';
import DemoPage from '../../src/pages/DemoPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/DemoPage',
  component: DemoPage,
  parameters: { layout: 'fullscreen', chromatic: { modes: { ...modes, wide } }, router: { path: '/demo' } },
} satisfies Meta<typeof DemoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Watch a medical program run, live.',
    );
  },
};
