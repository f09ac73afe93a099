import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import TelehealthConsentPage from '../../src/pages/TelehealthConsentPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/TelehealthConsentPage',
  component: TelehealthConsentPage,
  parameters: {
    layout: 'fullscreen',
    chromatic: pageModes,
    router: { path: '/telehealth-consent' },
  },
} satisfies Meta<typeof TelehealthConsentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Telehealth Informed Consent');
  },
};
