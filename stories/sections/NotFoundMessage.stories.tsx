import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { NotFoundMessage } from '../../src/sections/NotFoundMessage/NotFoundMessage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Errors/NotFoundMessage',
  id: 'sections-notfoundmessage',
  component: NotFoundMessage,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop, router: { path: '/no-such-page' } },
} satisfies Meta<typeof NotFoundMessage>;

export default meta;

/** Shown until the redirect to the home page. */
export const Redirecting: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Redirecting to home page...');
  },
};
