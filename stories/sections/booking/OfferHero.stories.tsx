import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { start } from '../../../src/content/offers.ts';
import { OfferHero } from '../../../src/sections/booking/OfferHero.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: OfferHero,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { hero: start.hero },
} satisfies Meta<typeof OfferHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Pick a time' });
    await expect(link).toHaveAttribute('href', '#calendar');
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
