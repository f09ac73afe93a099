import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { LoadFailure } from '../../src/components/LoadFailure.tsx';
import { inFrame } from '../support/parameters.ts';
import { expect, within } from '../support/test.ts';

const meta = {
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
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('reach us directly');
    await expect(within(alert).getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute('href', 'tel:+17135550142');
    await expect(within(alert).getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringContaining('mailto:'));
  },
};
