import type { Meta, StoryObj } from '@storybook/react';
import TermsAndConditionsPage from '../../src/pages/TermsAndConditionsPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: TermsAndConditionsPage,
  parameters: pageAt('/terms-and-conditions'),
} satisfies Meta<typeof TermsAndConditionsPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Terms and Conditions'),
};
