import type { Meta, StoryObj } from '@storybook/react';
import { DeferredThirdParties } from '../../src/layouts/SiteLayout/DeferredThirdParties.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: DeferredThirdParties,
} satisfies Meta<typeof DeferredThirdParties>;

export default meta;

/** Without configured services it renders and loads nothing. */
export const Loaded: StoryObj<typeof meta> = {
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).not.toBeInTheDocument();
    await expect(within(document.body).queryByRole('region', { name: 'Privacy notice' })).not.toBeInTheDocument();
  },
};
