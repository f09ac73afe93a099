import type { Meta, StoryObj } from '@storybook/react';
import PrivacyPolicyPage from '../../src/pages/PrivacyPolicyPage.tsx';
import { pageAt } from '../support/page.ts';

export default { component: PrivacyPolicyPage, parameters: pageAt('/privacy-policy') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };
