import type { Meta, StoryObj } from '@storybook/react';
import { contrast } from '../../.storybook/modes.ts';
import { showToast } from '../../src/components/Toasts/showToast.ts';
import { ToastStack } from '../../src/components/Toasts/ToastStack.tsx';
import { inFrame } from '../support/parameters.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: ToastStack,
  parameters: { docs: inFrame, layout: 'fullscreen' },
  args: { containerId: 'a story' },
} satisfies Meta<typeof ToastStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMessage: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'button' } },
  tags: ['state:default'],
  play: async ({ args }) => {
    showToast(args.containerId, 'success', { title: 'Message sent.', text: 'We answer within one business day.' });
    await expect(await within(document.body).findByRole('group')).toHaveTextContent('Message sent.');
  },
};
