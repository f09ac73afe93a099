import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { ApplyDialogContext } from '../../../src/modals/ApplyModal/useApplyDialog.ts';
import { AppliedJob } from '../../../src/sections/jobs/AppliedJob.tsx';
import { job } from '../../support/application.ts';
import { expect, within } from '../../support/test.ts';

const closedDialog = { job, isUnavailable: false, open: () => Promise.resolve(), prefetch: () => undefined };

const meta = {
  component: AppliedJob,
  parameters: { chromatic: phoneAndDesktop },
  args: { reference: 'BMN7-WH4K' },
  decorators: [
    (Story) => (
      <ApplyDialogContext.Provider value={closedDialog}>
        <Story />
      </ApplyDialogContext.Provider>
    ),
  ],
} satisfies Meta<typeof AppliedJob>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:success'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
    await expect(canvas.getByText(/BMN7-WH4K/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Open the survey/ })).toHaveAttribute('target', '_blank');
  },
};

/** A backend of an earlier version gives no number. */
export const WithoutNumber: Story = {
  tags: ['state:variant'],
  args: { reference: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Your reference number/)).toBeNull();
  },
};
