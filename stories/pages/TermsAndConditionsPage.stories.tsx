import type { Meta, StoryObj } from '@storybook/react';
import { pageModes } from '../../.storybook/modes.ts';
import TermsAndConditionsPage from '../../src/pages/TermsAndConditionsPage.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Pages/TermsAndConditionsPage',
  component: TermsAndConditionsPage,
  parameters: {
    layout: 'fullscreen',
    chromatic: pageModes,
    router: { path: '/terms-and-conditions' },
  },
} satisfies Meta<typeof TermsAndConditionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Terms and Conditions');
  },
};
