import type { Meta, StoryObj } from '@storybook/react';
import { laptop, phoneAndDesktop } from '../../../.storybook/modes.ts';
import { aff } from '../../../src/content/landing/aff.ts';
import { dr } from '../../../src/content/landing/dr.ts';
import { pepprac } from '../../../src/content/landing/pepprac.ts';
import { thankYouWebinar } from '../../../src/content/thankYouWebinar.ts';
import { Reasons } from '../../../src/sections/shared/Reasons.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Reasons,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { reasons: pepprac.reasons },
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stepped: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: pepprac.reasons.title });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(pepprac.reasons.cards.length);
  },
};

export const Rows: Story = {
  parameters: { chromatic: { modes: { laptop } } },
  tags: ['state:variant'],
  args: { reasons: aff.reasons, layout: 'rows', colorScheme: 'page' },
};

export const Mosaic: Story = {
  tags: ['state:variant'],
  args: { reasons: thankYouWebinar.benefits, layout: 'mosaic', colorScheme: 'raised' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const RowsOnInverse: Story = {
  tags: ['state:color-scheme'],
  args: { reasons: dr.reasons, layout: 'rows', colorScheme: 'inverse' },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };

export const LongRows: Story = { tags: ['state:overflow'], args: longText(Rows.args) };

export const LongMosaic: Story = { tags: ['state:overflow'], args: longText(Mosaic.args) };
