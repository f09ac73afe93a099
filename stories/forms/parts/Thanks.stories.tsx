import type { Meta, StoryObj } from '@storybook/react';
import { applicationForm } from '../../../src/content/applicationForm.ts';
import { leadForm } from '../../../src/content/leadForm.ts';
import { Thanks, ThanksText } from '../../../src/forms/parts/Thanks.tsx';
import { inColumn } from '../../support/inColumn.tsx';
import { expect, waitFor, within } from '../../support/test.ts';

const meta = {
  component: Thanks,
  decorators: [inColumn('480px')],
  args: { title: leadForm.successTitle, text: leadForm.successText, reference: '7ZQK-3M0D' },
} satisfies Meta<typeof Thanks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:success'],
  play: async ({ canvasElement, args }) => {
    // A play may begin before the effects of its story.
    await waitFor(() => expect(within(canvasElement).getByText(args.title)).toHaveFocus());
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(args.reference ?? '');
  },
};

export const WhatHappensNext: Story = {
  tags: ['state:variant'],
  args: { ...applicationForm.toasts.succeeded, children: <ThanksText>{applicationForm.success.surveyOpened}</ThanksText> },
};
