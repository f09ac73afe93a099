import type { Meta, StoryObj } from '@storybook/react';
import { leadForm } from '../../../src/content/leadForm.ts';
import { FailureNotice } from '../../../src/forms/parts/FailureNotice.tsx';
import { inColumn } from '../../support/inColumn.tsx';
import { expect, within } from '../../support/test.ts';

const { phone, email } = leadForm;

const meta = {
  component: FailureNotice,
  decorators: [inColumn('480px')],
  args: { advice: leadForm.afterFailure, phone, email, children: <strong>{leadForm.failures.unavailable}</strong> },
} satisfies Meta<typeof FailureNotice>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(within(alert).getByRole('link', { name: phone })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await expect(within(alert).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  },
};
