import type { Meta, StoryObj } from '@storybook/react';
import { applicationForm } from '../../../src/content/applicationForm.ts';
import { PolicyLink } from '../../../src/forms/parts/PolicyLink.tsx';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: PolicyLink,
  args: { route: 'privacyPolicy', children: applicationForm.privacyLink },
} satisfies Meta<typeof PolicyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The policy does not replace the page, where the form would be gone. */
export const Privacy: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

export const Terms: Story = {
  tags: ['state:variant'],
  args: { route: 'termsAndConditions', children: applicationForm.termsLink },
};
