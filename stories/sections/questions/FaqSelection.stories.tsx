import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { onboarding, start } from '../../../src/content/offers.ts';
import { FaqSelection } from '../../../src/sections/questions/FaqSelection.tsx';
import { longText } from '../../support/longText.ts';
import { expect, userEvent, within } from '../../support/test.ts';

const meta = {
  component: FaqSelection,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: start.faq,
} satisfies Meta<typeof FaqSelection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = { tags: ['state:default'] };

/** The answer is the FAQ page's, with its list. */
export const OneOpen: Story = {
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('What does it cost?'));
    await expect(canvas.getByText('Software subscription: $297 per month')).toBeVisible();
  },
};

export const OnRaised: Story = { tags: ['state:color-scheme'], args: { ...onboarding.faq, colorScheme: 'raised' } };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
