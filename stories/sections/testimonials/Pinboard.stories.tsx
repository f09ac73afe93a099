import type { Meta, StoryObj } from '@storybook/react';
import { breakpoints } from '../../../src/theme/breakpoints.ts';
import { modes, phoneAndDesktop } from '../../../.storybook/modes.ts';
import { pinboard } from '../../../src/content/pinboard.ts';
import { Pinboard } from '../../../src/sections/testimonials/Pinboard.tsx';
import { longText } from '../../support/longText.ts';
import { expect, userEvent, within } from '../../support/test.ts';

/** One, two, three and four columns. */
const { phone, tablet, desktop } = modes;
const allWidths = { modes: { phone, tablet, laptop: { viewport: breakpoints.laptop }, desktop } };

const meta = {
  component: Pinboard,
  parameters: { layout: 'fullscreen' },
  args: { pinboard, random: () => 0 },
} satisfies Meta<typeof Pinboard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With reduced motion nothing is tilted or hidden. An invitation follows the eighth and the twentieth note. */
export const Pinned: Story = {
  tags: ['state:reduced-motion'],
  parameters: { chromatic: allWidths },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    const invitations = items.filter((item) => within(item).queryByRole('article') === null);
    await expect(items).toHaveLength(33 + 2);
    await expect(invitations.map((item) => items.indexOf(item))).toEqual([8, 21]);
    for (const item of invitations) await expect(within(item).getByRole('link')).toHaveAttribute('href', '/appt');
  },
};

/** The choice leaves the patients' notes, and the address keeps it. */
export const Filtered: Story = {
  tags: ['state:variant'],
  parameters: { chromatic: phoneAndDesktop },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choice = canvas.getByRole('radio', { name: 'Patients' });
    await expect(canvas.getByRole('status')).toHaveTextContent('All 33 notes');
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of 33 notes$/);
    const notes = canvas.getAllByRole('article');
    for (const note of notes) await expect(note).toHaveTextContent(/Patient, /);
    await expect(window.location.hash).toBe('#patients');
    await userEvent.click(canvas.getByRole('radio', { name: 'Everyone' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(33);
    await expect(window.location.hash).toBe('');
    await userEvent.click(choice);
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    choice.blur();
  },
};

/** A short board: the whole one is shown above. */
export const Tilted: Story = {
  tags: ['state:default'],
  args: { pinboard: { ...pinboard, cards: pinboard.cards.filter(({ size }) => size === 'small').slice(0, 4) } },
  parameters: { chromatic: { modes: { desktop: modes.desktop }, prefersReducedMotion: 'no-preference' } },
};

export const LongText: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText({ pinboard: { ...pinboard, cards: pinboard.cards.slice(0, 6) } }),
};
