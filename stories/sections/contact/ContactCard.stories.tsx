import type { Meta, StoryObj } from '@storybook/react';
import { laptop, phoneAndDesktop } from '../../../.storybook/modes.ts';
import { start } from '../../../src/content/offers.ts';
import { ContactCard } from '../../../src/sections/contact/ContactCard.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: ContactCard,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { contact: start.contact },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: { laptop } } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/schedule-demo');
    await expect(canvas.getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute('href', 'tel:+17135550142');
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
