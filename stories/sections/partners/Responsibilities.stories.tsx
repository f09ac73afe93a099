import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { dr } from '../../../src/content/landing/dr.ts';
import { Responsibilities } from '../../../src/sections/partners/Responsibilities.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Responsibilities,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { responsibilities: dr.responsibilities },
} satisfies Meta<typeof Responsibilities>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const [own] = within(canvasElement).getAllByRole('term');
    await expect(own).toHaveTextContent('Your practice');
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
