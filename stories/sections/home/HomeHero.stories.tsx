import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import ClientJourney from '../../../src/components/ClientJourney/ClientJourney.tsx';
import { home } from '../../../src/content/home.ts';
import { HomeHero } from '../../../src/sections/home/HomeHero.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: HomeHero,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { hero: home.hero, picture: <ClientJourney /> },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { interactive: 'a' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Start Your Program' })).toHaveAttribute('href', '/appt');
    await expect(canvas.getByRole('link', { name: 'Learn More about your own program' })).toHaveAttribute('href', '/contact');
    await expect(within(canvas.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')).toHaveLength(3);
  },
};

/** A word that is longer than a line, as German has them. */
export const LongWord: Story = {
  tags: ['state:overflow'],
  args: { hero: { ...home.hero, title: 'Ernährungswissenschaftliche Unterstützung for everybody' } },
};

export const LongText: Story = {
  parameters: { visual: { interactive: 'a:has(strong)' } },
  tags: ['state:overflow'],
  args: longText(meta.args),
};
