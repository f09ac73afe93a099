import type { Meta, StoryObj } from '@storybook/react';
import { LearnMore } from '../../src/modals/TopicModal/LearnMore.tsx';
import { topic } from '../support/topic.ts';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  component: LearnMore,
  args: { topic },
} satisfies Meta<typeof LearnMore>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: `Learn More about ${topic.title}` });

export const Closed: Story = { tags: ['state:closed'] };

/** Enter opens; Escape and the Close button close and return the focus. */
export const OpenedByKeyboard: Story = {
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    const screen = within(document.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: topic.title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(opener(canvasElement));
    await screen.findByRole('dialog', { name: topic.title });
  },
};

/** The dialog's code could not be loaded, or the browser runs no scripts. */
export const ShownInPlace: Story = { tags: ['state:fallback'], args: { isShownInPlace: true } };
