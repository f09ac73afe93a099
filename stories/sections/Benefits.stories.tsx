import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { aff } from '../../src/content/landing/aff.ts';
import { pepprac } from '../../src/content/landing/pepprac.ts';
import { Benefits } from '../../src/sections/Benefits/Benefits.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'On many pages/Benefits',
  id: 'sections-benefits',
  component: Benefits,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { benefits: pepprac.benefits },
} satisfies Meta<typeof Benefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: pepprac.benefits.title });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(pepprac.benefits.items.length);
  },
};

export const OnInverse: Story = { tags: ['state:color-scheme'], args: { benefits: aff.benefits, colorScheme: 'inverse' } };
