import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { faq, type FaqEntryContent } from '../../../src/content/faq.ts';
import { FaqAnswer } from '../../../src/sections/questions/FaqAnswer.tsx';
import { longText } from '../../support/longText.ts';

const find = (id: string): FaqEntryContent => {
  const entry = faq.questions.find((question) => question.id === id);
  if (!entry) throw new Error(`The FAQ has no question ${id}.`);
  return entry;
};

const meta = {
  component: FaqAnswer,
  args: { entry: find('term') },
} satisfies Meta<typeof FaqAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraphs: Story = { tags: ['state:default'] };
export const WithList: Story = { tags: ['state:variant'], args: { entry: find('fees') } };
/** On a phone the names of the states stay whole. */
export const WithLicenses: Story = {
  tags: ['state:variant'],
  args: { entry: find('medical-officer') },
  parameters: { chromatic: phoneAndDesktop },
};
export const WithPharmacies: Story = { tags: ['state:variant'], args: { entry: find('pharmacies') } };

export const LongText: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText({ entry: find('medical-officer') }),
};

export const LongList: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText({ entry: find('fees') }),
};

export const LongPharmacies: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText({ entry: find('pharmacies') }),
};
