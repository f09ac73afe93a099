import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { FailureMessage } from '../../../src/sections/errors/FailureMessage.tsx';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: FailureMessage,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
} satisfies Meta<typeof FailureMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InSection: Story = {
  tags: ['state:error'],
  args: { of: 'section' },
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByRole('heading', { level: 2 })).toHaveTextContent('This part of the page didn’t load');
    await expect(alert.getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute('href', 'tel:+17135550142');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const AsPage: Story = { tags: ['state:error'], args: { of: 'page' } };
