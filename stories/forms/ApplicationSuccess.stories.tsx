import type { Meta, StoryObj } from '@storybook/react';
import { ApplicationSuccess } from '../../src/forms/JobApplicationForm/ApplicationSuccess.tsx';
import { expect, fireEvent, fn, waitFor, within } from '../support/test.ts';

const meta = {
  component: ApplicationSuccess,
  args: {
    surveyUrl: 'https://survey.example/ardenwell/appointment-setter',
    isPopupBlocked: false,
    reference: 'BMN7-WH4K',
    onClose: fn(),
  },
} satisfies Meta<typeof ApplicationSuccess>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closes automatically, because the survey is open. */
export const SurveyOpened: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Application Submitted!')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Your reference number: BMN7-WH4K');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const SurveyBlocked: Story = {
  tags: ['state:variant'],
  args: { isPopupBlocked: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Open the survey' })).toHaveAttribute('rel', 'noopener');
    await fireEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
