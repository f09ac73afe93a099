import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { apptDisclaimer } from '../../../src/content/appt.ts';
import { Disclaimer } from '../../../src/sections/booking/Disclaimer.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Disclaimer,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { disclaimer: apptDisclaimer },
} satisfies Meta<typeof Disclaimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    await expect(canvas.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms-and-conditions');
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
