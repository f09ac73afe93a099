import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { careers } from '../../src/content/careers.ts';
import { CareersHero } from '../../src/sections/CareersHero/CareersHero.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: CareersHero,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { hero: careers.hero },
} satisfies Meta<typeof CareersHero>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Work that somebody will thank you for');
    await expect(canvas.getByRole('link', { name: 'Explore Open Roles' })).toHaveAttribute('href', '#open-positions');
  },
};
