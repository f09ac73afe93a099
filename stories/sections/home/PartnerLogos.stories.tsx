import type { Meta, StoryObj } from '@storybook/react';
import { modes, phoneAndDesktop } from '../../../.storybook/modes.ts';
import { partnerLogos } from '../../../src/content/partnerLogos.ts';
import { PartnerLogos } from '../../../src/sections/home/PartnerLogos.tsx';
import { longText } from '../../support/longText.ts';
import { expect, userEvent, within } from '../../support/test.ts';

const moving = { chromatic: { modes: { desktop: modes.desktop }, prefersReducedMotion: 'no-preference' } };

const meta = {
  component: PartnerLogos,
  parameters: { layout: 'fullscreen' },
  args: { partners: partnerLogos },
} satisfies Meta<typeof PartnerLogos>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first] = partnerLogos.logos;

export const Moving: Story = {
  tags: ['state:default'],
  parameters: moving,
  play: async ({ canvasElement }) => {
    // Each logo is rendered twice, and announced once.
    await expect(within(canvasElement).getAllByRole('img', { name: first.name })).toHaveLength(1);
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(partnerLogos.logos.length);
  },
};

export const Paused: Story = {
  tags: ['state:paused'],
  parameters: moving,
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('checkbox', { name: partnerLogos.pause });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    toggle.blur();
  },
};

/** Where motion is reduced, all logos are visible at once. */
export const WithoutMotion: Story = {
  tags: ['state:reduced-motion'],
  parameters: { chromatic: phoneAndDesktop },
};

export const LongText: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText(meta.args),
};
