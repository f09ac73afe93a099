import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { about } from '../../src/content/about.ts';
import { Stats } from '../../src/sections/Stats/Stats.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'About/Stats',
  id: 'sections-stats',
  component: Stats,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { ...about.stats },
} satisfies Meta<typeof Stats>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(2);
  },
};
