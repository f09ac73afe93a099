import type { Meta, StoryObj } from '@storybook/react';
import { modes, phoneAndDesktop } from '../../../.storybook/modes.ts';
import { about } from '../../../src/content/about.ts';
import { AboutHero } from '../../../src/sections/about/AboutHero.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: AboutHero,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { hero: about.hero },
} satisfies Meta<typeof AboutHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With reduced motion and in print nothing is typed. Screen readers get the whole greeting, once. */
export const Typed: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveAccessibleName(about.hero.greeting);
  },
};

export const Typing: Story = {
  tags: ['state:moving'],
  args: { typedCount: 9 },
  play: async ({ canvasElement }) => {
    const typed = canvasElement.querySelectorAll('[data-typed="true"]');
    await expect([...typed].map(({ textContent }) => textContent).join('')).toBe(about.hero.greeting.slice(0, 9));
    // The others keep their room.
    const others = [...canvasElement.querySelectorAll('[data-typed="false"]')];
    await expect(others.map(({ textContent }) => textContent).join('')).toBe(about.hero.greeting.slice(9));
    for (const character of others) await expect(getComputedStyle(character).opacity).toBe('0');
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveAccessibleName(about.hero.greeting);
  },
};

export const Glowing: Story = {
  tags: ['state:moving'],
  args: { isGlowing: true },
  parameters: { chromatic: { modes: { desktop: modes.desktop } } },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
