import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { NotFoundMessage } from '../../../src/sections/errors/NotFoundMessage.tsx';
import { expect, fireEvent, waitFor, within } from '../../support/test.ts';

const meta = {
  component: NotFoundMessage,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop, router: { path: '/no-such-page' } },
} satisfies Meta<typeof NotFoundMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown until the redirect to the home page. */
export const Redirecting: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Redirecting to home page...');
  },
};

/** After a click or a key the visitor is not taken away. */
export const Staying: Story = {
  tags: ['state:behavior'],
  play: async ({ canvasElement }) => {
    // The message listens once its effects have run.
    await waitFor(async () => {
      await fireEvent.keyDown(canvasElement, { key: 'Tab' });
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent('You can stay on this page');
    });
  },
};
