import type { Meta, StoryObj } from '@storybook/react';
import { leadForm } from '../../../src/content/leadForm.ts';
import { Thanks } from '../../../src/forms/parts/Thanks.tsx';
import { inColumn } from '../../support/inColumn.tsx';
import { expect, waitFor, within } from '../../support/test.ts';

const meta = {
  component: Thanks,
  decorators: [inColumn('480px')],
  args: { title: leadForm.successTitle, text: leadForm.successText, reference: '7ZQK-3M0D' },
} satisfies Meta<typeof Thanks>;

export default meta;

/** Takes the focus, which would be lost with the form. */
export const Default: StoryObj<typeof meta> = {
  tags: ['state:success'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(leadForm.successTitle)).toHaveFocus());
  },
};
