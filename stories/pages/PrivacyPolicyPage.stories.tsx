import type { Meta, StoryObj } from '@storybook/react';
import PrivacyPolicyPage from '../../src/pages/PrivacyPolicyPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: PrivacyPolicyPage,
  parameters: pageAt('/privacy-policy'),
} satisfies Meta<typeof PrivacyPolicyPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Privacy Policy'),
};
