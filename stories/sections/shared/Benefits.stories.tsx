import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { MonthStep } from '../../../src/components/ClientJourney/MonthStep.tsx';
import { aff } from '../../../src/content/landing/aff.ts';
import { pepprac } from '../../../src/content/landing/pepprac.ts';
import { month } from '../../../src/content/clientJourney/month.ts';
import { Benefits } from '../../../src/sections/shared/Benefits.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Benefits,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { benefits: pepprac.benefits },
} satisfies Meta<typeof Benefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: pepprac.benefits.title });
    const titles = within(region).getAllByRole('heading', { level: 3 });
    await expect(titles.map((title) => title.textContent)).toEqual(pepprac.benefits.cards.map(({ title }) => title));
  },
};

/** A drawn panel below the quote. */
export const WithPanel: Story = {
  tags: ['state:variant'],
  args: { benefits: aff.benefits, panel: <MonthStep month={month} /> },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
