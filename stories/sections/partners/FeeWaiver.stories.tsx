import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { pepprac } from '../../../src/content/landing/pepprac.ts';
import { FeeWaiver } from '../../../src/sections/partners/FeeWaiver.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: FeeWaiver,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { waiver: pepprac.waiver },
} satisfies Meta<typeof FeeWaiver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('complementary')).toHaveTextContent('The $1,997 implementation fee is waived');
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
