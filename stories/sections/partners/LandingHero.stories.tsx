import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { BigFigure } from '../../../src/components/BigFigure.tsx';
import { dr } from '../../../src/content/landing/dr.ts';
import { pepprac } from '../../../src/content/landing/pepprac.ts';
import { LeadDialogProvider } from '../../../src/modals/LeadModal/LeadDialogProvider.tsx';
import { LandingHero } from '../../../src/sections/partners/LandingHero.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: LandingHero,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { hero: pepprac.hero, booking: pepprac.booking },
  decorators: [
    (Story) => (
      <LeadDialogProvider redirectTo={pepprac.redirectTo}>
        <Story />
      </LeadDialogProvider>
    ),
  ],
} satisfies Meta<typeof LandingHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensDialog: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Book Implementation Call' })).toBeEnabled();
  },
};

/** A figure stands in place of the vine. */
export const WithAside: Story = {
  tags: ['state:variant'],
  args: { hero: dr.hero, booking: dr.booking, aside: <BigFigure figure={dr.figure} /> },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };

export const LongAside: Story = {
  tags: ['state:overflow'],
  args: longText({ hero: dr.hero, booking: dr.booking, aside: <BigFigure figure={longText(dr.figure)} /> }),
};
