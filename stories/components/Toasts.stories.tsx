import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { useLayoutEffect } from 'react';
import { useNotify, type Notify } from '../../src/components/Toasts/toastQueue.ts';
import { Toasts } from '../../src/components/Toasts/Toasts.tsx';
import { inFrame } from '../support/parameters.ts';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

/** What a story sends its messages with. */
let notify: Notify;

/** Any component of the app that has something to say. */
function Sender() {
  const own = useNotify();
  // Before the play begins.
  useLayoutEffect(() => {
    notify = own;
  }, [own]);
  return null;
}

/** `Toasts` stands above every story, as it stands above every page: the story itself draws nothing. */
const meta = {
  title: 'Components/Toasts',
  component: Toasts,
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
const refused = {
  title: 'File Upload Error:',
  text: 'There was an error uploading your resume. Please try again.',
};

export const Success: Story = {
  tags: ['state:success'],
  play: async () => {
    notify.success(applied);
    await expect(await screen().findByRole('status')).toHaveTextContent(`${applied.title} ${applied.text}`);
  },
};

export const Error: Story = {
  tags: ['state:error'],
  play: async () => {
    notify.error(refused);
    await expect(await screen().findByRole('alert')).toHaveTextContent(`${refused.title} ${refused.text}`);
  },
};

/** The newest below. */
export const Several: Story = {
  tags: ['state:overflow'],
  play: async () => {
    notify.error(refused);
    notify.success(applied);
    await expect(await screen().findByRole('status')).toHaveTextContent(applied.title);
    await expect(screen().getByRole('alert')).toHaveTextContent(refused.title);
  },
};

/** About the same thing: what went wrong before is not beside the success. */
export const Replaced: Story = {
  tags: ['state:success'],
  play: async () => {
    notify.error({ ...refused, topic: 'application' });
    await screen().findByRole('alert');
    notify.success({ ...applied, topic: 'application' });
    await expect(await screen().findByRole('status')).toHaveTextContent(applied.title);
    await waitFor(() => expect(screen().queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** Closed by its button: nothing is left of it. */
export const Closed: Story = {
  tags: ['state:closed'],
  play: async () => {
    notify.error(refused);
    await userEvent.click(await screen().findByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen().queryByRole('alert')).not.toBeInTheDocument());
  },
};
