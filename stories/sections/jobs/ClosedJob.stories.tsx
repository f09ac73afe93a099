import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { ClosedJob } from '../../../src/sections/jobs/ClosedJob.tsx';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: ClosedJob,
  parameters: { chromatic: phoneAndDesktop },
} satisfies Meta<typeof ClosedJob>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:closed'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Closed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See open roles' })).toHaveAttribute('href', '/careers#open-positions');
  },
};
