import type { Meta, StoryObj } from '@storybook/react';
import { DeferredThirdParties, states } from '../../src/layouts/SiteLayout/DeferredThirdParties.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Layouts/DeferredThirdParties',
  component: DeferredThirdParties,
  parameters: { states },
} satisfies Meta<typeof DeferredThirdParties>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a build with nothing configured its code says and loads nothing. */
export const Loaded: Story = {
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).not.toBeInTheDocument();
    await expect(within(document.body).queryByRole('region', { name: 'Privacy notice' })).not.toBeInTheDocument();
  },
};
