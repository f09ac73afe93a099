import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { pepprac } from '../../src/content/landing/pepprac.ts';
import { FaqSection } from '../../src/sections/FaqSection/FaqSection.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: FaqSection,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { title: pepprac.faq.title, questions: pepprac.faq.questions },
} satisfies Meta<typeof FaqSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const [first] = pepprac.faq.questions;
    await expect(within(canvasElement).getByText(first.answer)).not.toBeVisible();
  },
};

export const FirstOpen: Story = {
  tags: ['state:open'],
  args: { initialIndex: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = pepprac.faq.questions;
    await expect(canvas.getByText(first.answer)).toBeVisible();
    await expect(canvas.getByText(second.answer)).not.toBeVisible();
  },
};

export const OnPage: Story = { tags: ['state:color-scheme'], args: { colorScheme: 'page' } };
