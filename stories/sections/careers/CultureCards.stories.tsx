import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { careers } from '../../../src/content/careers.ts';
import { CultureCards } from '../../../src/sections/careers/CultureCards.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: CultureCards,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { content: careers.culture },
} satisfies Meta<typeof CultureCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
