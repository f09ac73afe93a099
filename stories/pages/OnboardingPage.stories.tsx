import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import OnboardingPage from '../../src/pages/OnboardingPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/OnboardingPage',
  component: OnboardingPage,
  parameters: { layout: 'fullscreen', chromatic: pageModes, router: { path: '/onboarding' } },
} satisfies Meta<typeof OnboardingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'You have seen it. Save $1,000 and begin.',
    );
  },
};
