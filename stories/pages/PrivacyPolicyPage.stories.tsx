import type { Meta, StoryObj } from '@storybook/react';
import PrivacyPolicyPage from '../../src/pages/PrivacyPolicyPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: PrivacyPolicyPage, parameters: pageAt('/privacy-policy') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/privacy-policy');
