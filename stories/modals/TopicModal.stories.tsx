import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import TopicModal from '../../src/modals/TopicModal/TopicModal.tsx';
import { longText } from '../support/longText.ts';
import { topic } from '../support/topic.ts';
import { expect, fn, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  component: TopicModal,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { onClose: fn(), topic },
} satisfies Meta<typeof TopicModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['state:default'],
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: topic.title }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(topic.items.length);
    await expect(dialog.getByText(topic.closing)).toBeVisible();
    const close = dialog.getByRole('button', { name: 'Close' });
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    close.blur();
  },
};

const longTopic = longText(topic);

/** Taller than a phone's screen: it opens at its title, and the ways out are at its end. */
export const LongText: Story = {
  tags: ['state:overflow'],
  args: { topic: longTopic },
  play: async () => {
    const root = await within(document.body).findByRole('dialog', { name: longTopic.title });
    const dialog = within(root);
    await waitFor(() => expect(dialog.getByRole('heading', { name: longTopic.title })).toHaveFocus());
    await expect(root.parentElement?.scrollTop).toBe(0);
    await expect(dialog.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', '/booking-demo');
  },
};
