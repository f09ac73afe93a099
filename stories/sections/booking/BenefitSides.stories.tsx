import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { apptBenefits } from '../../../src/content/appt.ts';
import { BenefitSides } from '../../../src/sections/booking/BenefitSides.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: BenefitSides,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { benefits: apptBenefits },
} satisfies Meta<typeof BenefitSides>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'For you, the partner' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'For your clients' })).toBeVisible();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
