import type { Meta, StoryObj } from '@storybook/react';
import TelehealthConsentPage from '../../src/pages/TelehealthConsentPage.tsx';
import { expectTitle, pageAt } from '../support/page.ts';

const meta = {
  component: TelehealthConsentPage,
  parameters: pageAt('/telehealth-consent'),
} satisfies Meta<typeof TelehealthConsentPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: expectTitle('Telehealth Informed Consent'),
};
