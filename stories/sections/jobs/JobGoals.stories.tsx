import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import leadProductManager from '../../../src/content/jobs/lead-product-manager.ts';
import { JobGoals } from '../../../src/sections/jobs/JobGoals.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: JobGoals,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { goals: leadProductManager.goals },
} satisfies Meta<typeof JobGoals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: '30/60/90-Day Goals' });
    await expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
