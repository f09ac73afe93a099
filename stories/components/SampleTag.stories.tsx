import type { Meta, StoryObj } from '@storybook/react';
import { SampleTag } from '../../src/components/SampleTag.tsx';
import { samples } from '../../src/content/samples.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: SampleTag,
  args: { sample: true },
} satisfies Meta<typeof SampleTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = { tags: ['state:default'] };

export const InFooter: Story = { tags: ['state:variant'], args: { children: samples.footer } };

export const None: Story = {
  tags: ['state:empty'],
  args: { sample: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(samples.tag)).toBeNull();
  },
};
