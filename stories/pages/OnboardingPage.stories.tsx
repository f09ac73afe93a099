import type { Meta, StoryObj } from '@storybook/react';
import OnboardingPage from '../../src/pages/OnboardingPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: OnboardingPage,
  parameters: pageAt('/onboarding'),
} satisfies Meta<typeof OnboardingPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('You have seen it. Save $1,000 and begin.'),
};
