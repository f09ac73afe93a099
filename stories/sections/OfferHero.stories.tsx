import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { start } from '../../src/content/offers.ts';
import { OfferHero } from '../../src/sections/OfferHero/OfferHero.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: OfferHero,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { hero: start.hero },
} satisfies Meta<typeof OfferHero>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Start with $1,000 off.');
    await expect(canvas.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '#calendar');
  },
};
