import type { Meta, StoryObj } from '@storybook/react';
import { PrivacyChoices } from '../../src/layouts/SiteLayout/PrivacyChoices.tsx';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  component: PrivacyChoices,
} satisfies Meta<typeof PrivacyChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Your privacy choices' });

export const Closed: Story = {
  tags: ['state:closed'],
  play: async ({ canvasElement }) => {
    await expect(opener(canvasElement)).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Enter opens; Escape closes and returns the focus. */
export const OpenedByKeyboard: Story = {
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    const screen = within(document.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Your privacy choices' }, { timeout: 5000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    await userEvent.click(opener(canvasElement));
    await screen.findByRole('dialog', { name: 'Your privacy choices' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
