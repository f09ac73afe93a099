import type { Meta, StoryObj } from '@storybook/react';
import { pinboard, type PinnedNoteContent } from '../../../src/content/pinboard.ts';
import { PinnedNote } from '../../../src/sections/testimonials/PinnedNote.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const withSize = (size: PinnedNoteContent['size']): PinnedNoteContent => {
  const note = pinboard.cards.find((card) => card.size === size);
  if (!note) throw new Error(`The board has no ${size} note.`);
  return note;
};

const inMotion = { chromatic: { prefersReducedMotion: 'no-preference' } };

const meta = {
  component: PinnedNote,
  args: { note: withSize('medium'), sample: pinboard.sample, reveal: { phase: 'still' } },
  decorators: [
    (Story) => (
      <ul style={{ width: '300px', padding: '24px' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof PinnedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  parameters: { visual: { interactive: 'article a' } },
  tags: ['state:variant'],
  args: { note: withSize('small') },
};
export const Medium: Story = {
  parameters: { visual: { interactive: 'article' } },
  tags: ['state:default'],
};
export const Large: Story = { tags: ['state:variant'], args: { note: withSize('large') } };
export const Tilted: Story = { tags: ['state:moving'], parameters: inMotion };

/** On hover, with the focus inside, or as the target of a link. */
export const Straightened: Story = {
  tags: ['state:focus'],
  parameters: inMotion,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    link.focus();
    await expect(link).toHaveFocus();
  },
};

/** Below the viewport: it takes its space but is not visible yet. */
export const Waiting: Story = { tags: ['state:waiting'], args: { reveal: { phase: 'waiting', delayMs: 120 } } };
export const Revealed: Story = { tags: ['state:moving'], args: { reveal: { phase: 'revealed', delayMs: 120 } } };

export const LongText: Story = { tags: ['state:overflow'], args: longText({ ...meta.args, note: withSize('large') }) };
