import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { careers } from '../../../src/content/careers.ts';
import { CompanyValues } from '../../../src/sections/careers/CompanyValues.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: CompanyValues,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { content: careers.values },
} satisfies Meta<typeof CompanyValues>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
