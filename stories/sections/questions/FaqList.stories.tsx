import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { faq } from '../../../src/content/faq.ts';
import { FaqList } from '../../../src/sections/questions/FaqList.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: FaqList,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { faq },
} satisfies Meta<typeof FaqList>;

export default meta;
type Story = StoryObj<typeof meta>;

const indexOf = (id: string) => faq.questions.findIndex((entry) => entry.id === id);

export const AllClosed: Story = { tags: ['state:default'] };

export const FeesOpen: Story = { tags: ['state:open'], args: { initialIndex: indexOf('fees') } };

export const LicensesOpen: Story = {
  tags: ['state:open'],
  args: { initialIndex: indexOf('medical-officer') },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    await expect(rows).toEqual(['Massachusetts', 'Rhode Island', 'Vermont', 'California']);
  },
};

export const PharmaciesOpen: Story = { tags: ['state:open'], args: { initialIndex: indexOf('pharmacies') } };

export const LongText: Story = { tags: ['state:overflow'], args: longText({ faq, initialIndex: 0 }) };
