import type { Meta, StoryObj } from '@storybook/react';
import OnboardingPage from '../../src/pages/OnboardingPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: OnboardingPage, parameters: pageAt('/onboarding') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/onboarding');
