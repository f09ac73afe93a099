import type { Meta, StoryObj } from '@storybook/react';
import { ProductPanel } from '../../../src/components/illustrations/ProductPanel.tsx';
import { launchChecklist } from '../../../src/content/launchChecklist.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: ProductPanel,
  args: { panel: launchChecklist },
} satisfies Meta<typeof ProductPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame alone. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /^A launch plan of Everlode Longevity with/ })).toBeVisible();
    await expect(within(canvasElement).getByRole('figure')).toHaveTextContent(/^Illustration/);
  },
};
