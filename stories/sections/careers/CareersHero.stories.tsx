import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { careers } from '../../../src/content/careers.ts';
import { CareersHero } from '../../../src/sections/careers/CareersHero.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: CareersHero,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { hero: careers.hero },
} satisfies Meta<typeof CareersHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Explore Open Roles' });
    await expect(link).toHaveAttribute('href', '#open-positions');
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
