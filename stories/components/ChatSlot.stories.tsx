import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { PageSection } from '../../src/components/PageSection.tsx';
import { ChatSlot } from '../../src/components/ChatSlot.tsx';
import { inFrame } from '../support/parameters.ts';
import { expect, fn, userEvent, within } from '../support/test.ts';

const meta = {
  component: ChatSlot,
  parameters: { docs: inFrame, layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { state: { status: 'asking' }, onStart: fn() },
  decorators: [
    (Story) => (
      <PageSection colorScheme="inverse">
        <Story />
      </PageSection>
    ),
  ],
} satisfies Meta<typeof ChatSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a configured chat nothing is shown. */
export const NotConfigured: Story = {
  tags: ['state:empty'],
  args: { state: { status: 'notConfigured' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).not.toBeInTheDocument();
  },
};

/** The chat may not load by itself: the visitor declined, was not asked yet, or sends the privacy signal. */
export const Asking: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Start the chat' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledTimes(1);
    button.blur();
  },
};

export const Loading: Story = { tags: ['state:loading'], args: { state: { status: 'loading' } } };

export const Ready: Story = {
  tags: ['state:success'],
  args: { state: { status: 'ready' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('corner of the page');
  },
};

export const Failed: Story = {
  tags: ['state:error'],
  args: { state: { status: 'failed' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '(713) 555-0142' });
    await expect(link).toHaveAttribute('href', 'tel:+17135550142');
  },
};
