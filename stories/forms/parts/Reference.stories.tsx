import type { Meta, StoryObj } from '@storybook/react';
import { Reference } from '../../../src/forms/parts/Reference.tsx';
import { expect, within } from '../../support/test.ts';

const meta = { component: Reference, args: { number: '7ZQK-3M0D' } } satisfies Meta<typeof Reference>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('7ZQK-3M0D')).toBeVisible();
  },
};
