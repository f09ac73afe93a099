import type { Meta, StoryObj } from '@storybook/react';
import { ToastStack } from '../../src/components/Toasts/ToastStack.tsx';
import { inFrame } from '../support/parameters.ts';
import { expect, fn, within } from '../support/test.ts';

const meta = {
  title: 'Components/ToastStack',
  component: ToastStack,
  parameters: { docs: inFrame, layout: 'fullscreen' },
  args: { label: 'Messages', closeLabel: 'Close message', messages: [], onShown: fn() },
} satisfies Meta<typeof ToastStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state:empty'] };

export const OneMessage: Story = {
  parameters: { visual: { interactive: 'button' } },
  tags: ['state:default'],
  args: { messages: [{ id: 9001, variant: 'success', title: 'Message sent.', text: 'We answer within one business day.' }] },
  play: async () => {
    await expect(await within(document.body).findByRole('group')).toHaveTextContent('Message sent.');
  },
};
