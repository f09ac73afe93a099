import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { useLayoutEffect } from 'react';
import { Toasts } from '../../src/components/Toasts/Toasts.tsx';
import { useNotify, type Notify } from '../../src/components/Toasts/useNotify.ts';
import { inFrame } from '../support/parameters.ts';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

let notify: Notify;

/** A component that sends a message. */
function Sender() {
  const own = useNotify();
  // A layout effect, so that it runs before the play.
  useLayoutEffect(() => {
    notify = own;
  }, [own]);
  return null;
}

// The stories' providers render `Toasts`; the story itself renders nothing. As a doc comment, this would become a second `docs`.
const meta = {
  component: Toasts,
  args: { children: <Sender /> },
  render: () => <Sender />,
  parameters: { docs: inFrame, layout: 'fullscreen', chromatic: phoneAndDesktop },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

const screen = () => within(document.body);

const applied = {
  title: 'Application Submitted!',
  text: "Thank you for your interest. We'll be in touch soon.",
};
const failure = {
  title: 'File Upload Error:',
  text: 'There was an error uploading your resume. Please try again.',
};

export const Success: Story = {
  tags: ['state:success'],
  play: async () => {
    notify.success(applied);
    await expect(await screen().findByRole('group')).toHaveTextContent(`${applied.title} ${applied.text}`);
  },
};

export const Error: Story = {
  tags: ['state:error'],
  play: async () => {
    notify.error(failure);
    await expect(await screen().findByRole('group')).toHaveTextContent(`${failure.title} ${failure.text}`);
  },
};

/** After a lead, on the page that opens next; long enough to write the number down. */
export const ReferenceNumber: Story = {
  tags: ['state:success'],
  play: async () => {
    notify.success({ title: 'Your reference number:', text: '7ZQK-3M0D', showMs: 20_000 });
    await expect(await screen().findByRole('group')).toHaveTextContent('Your reference number: 7ZQK-3M0D');
  },
};

/** The newest is last. */
export const Several: Story = {
  tags: ['state:overflow'],
  play: async () => {
    notify.error(failure);
    notify.success(applied);
    const [first, second] = await screen().findAllByRole('group');
    await expect(first).toHaveTextContent(failure.title);
    await expect(second).toHaveTextContent(applied.title);
  },
};

/** A success replaces the error on the same topic. */
export const Replaced: Story = {
  tags: ['state:success'],
  play: async () => {
    notify.error({ ...failure, topic: 'application' });
    await screen().findByRole('group');
    notify.success({ ...applied, topic: 'application' });
    await waitFor(() => expect(screen().getByRole('group')).toHaveTextContent(applied.title));
  },
};

/** Closed by its button, the message is removed. */
export const Closed: Story = {
  tags: ['state:closed'],
  play: async () => {
    notify.error(failure);
    await userEvent.click(await screen().findByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen().queryByRole('group')).not.toBeInTheDocument());
  },
};
