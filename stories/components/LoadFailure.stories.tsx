import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { LoadFailure } from '../../src/components/LoadFailure/LoadFailure.tsx';
import { inFrame } from '../support/parameters.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Components/LoadFailure',
  component: LoadFailure,
  parameters: { docs: inFrame, layout: 'fullscreen', chromatic: phoneAndDesktop },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden on a page that works. */
export const Hidden: Story = {
  tags: ['state:closed'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The visitor has clicked, and the page's code has not arrived. */
export const Shown: Story = {
  tags: ['state:error'],
  args: { isShown: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('reach us directly');
  },
};
