import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../../.storybook/modes.ts';
import { pinboard } from '../../../src/content/pinboard.ts';
import { NoteFilter } from '../../../src/sections/testimonials/NoteFilter.tsx';
import { longText } from '../../support/longText.ts';
import { expect, fn, userEvent, within } from '../../support/test.ts';

const meta = {
  component: NoteFilter,
  parameters: {
    chromatic: { modes: { ...phoneAndDesktop.modes, contrast } },
    visual: { interactive: 'label' },
  },
  args: { content: pinboard.filter, group: 'all', onChange: fn(), count: pinboard.filter.count(33, 33) },
} satisfies Meta<typeof NoteFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A group of radio buttons: the arrow keys choose. */
export const Everyone: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Show notes from' })).toBeVisible();
    canvas.getByRole('radio', { name: 'Everyone' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('partners');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Patients: Story = { tags: ['state:variant'], args: { group: 'patients', count: pinboard.filter.count(9, 33) } };

export const Partners: Story = {
  tags: ['state:variant'],
  args: { group: 'partners', count: pinboard.filter.count(24, 33) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Partners' })).toBeChecked();
  },
};

const { content, count } = meta.args;

export const LongText: Story = {
  tags: ['state:overflow'],
  args: longText({ content, count }),
  parameters: { chromatic: phoneAndDesktop, visual: {} },
};
