import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { OfferReceipt } from '../../../src/components/illustrations/OfferReceipt.tsx';
import { onboarding } from '../../../src/content/offers.ts';
import { onInverse } from '../../support/onInverse.tsx';

const meta = {
  component: OfferReceipt,
  parameters: { chromatic: phoneAndDesktop },
  args: { receipt: onboarding.receipt },
} satisfies Meta<typeof OfferReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = { tags: ['state:default'] };

export const OnInverse: Story = {
  tags: ['state:color-scheme'],
  parameters: { layout: 'fullscreen' },
  decorators: [onInverse],
};
