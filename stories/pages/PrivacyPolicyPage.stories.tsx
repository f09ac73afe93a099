import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import PrivacyPolicyPage from '../../src/pages/PrivacyPolicyPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/PrivacyPolicyPage',
  component: PrivacyPolicyPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/privacy-policy' } },
} satisfies Meta<typeof PrivacyPolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
  },
};
