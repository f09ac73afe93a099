import type { Meta, StoryObj } from '@storybook/react';
import { uploadCeilingReached } from '../../mocks/handlers/createResumeUpload.ts';
import { resumeIntercepted, resumePending, resumeRejected, resumeUnreachable } from '../../mocks/handlers/resumesBucket.ts';
import {
  applicationFunctionCrashed,
  applicationPending,
  applicationResumeRejected,
} from '../../mocks/handlers/submitJobApplication.ts';
import {
  expectFailure,
  expectFailureLosesNothing,
  expectNothingLost,
  expectToast,
  fillAndSubmit,
  resumeField,
  submitButton,
  untilSubmitting,
  fieldOf,
} from '../support/application.ts';
import { ConnectedJobApplicationForm, shared } from '../support/ConnectedJobApplicationForm.tsx';
import { withoutConnection } from '../support/connection.ts';
import { requestWithoutResponse } from '../support/parameters.ts';
import { opened } from '../support/popups.ts';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  ...shared,
  title: 'forms/JobApplicationForm',
  component: ConnectedJobApplicationForm,
} satisfies Meta<typeof ConnectedJobApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At 40 %, with a cancel button. */
export const Uploading: Story = {
  tags: ['state:submitting'],
  args: { progress: 0.4 },
  parameters: { msw: { handlers: { resume: [resumePending()] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillAndSubmit(canvasElement);
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading your résumé' })).toHaveValue(40);
    await expect(canvas.getByRole('button', { name: 'Cancel the upload' })).toBeEnabled();
    await expect(fieldOf(canvasElement, 'firstName')).toBeDisabled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The applicant cancels the upload: the form keeps its values. */
export const Canceled: Story = {
  tags: ['state:default'],
  parameters: { msw: { handlers: { resume: [resumePending()] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    const cancel = await within(canvasElement).findByText('Cancel the upload');
    // The panel takes the focus when it appears.
    await waitFor(() => expect(cancel.closest('[tabindex="-1"]')).toHaveFocus());
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).queryByText('Cancel the upload')).not.toBeInTheDocument());
    await expectNothingLost(canvasElement);
    await waitFor(() => expect(submitButton(canvasElement)).toHaveFocus());
    submitButton(canvasElement).blur();
  },
};

export const Submitting: Story = {
  tags: ['state:submitting'],
  parameters: { msw: { handlers: { application: [applicationPending()] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await untilSubmitting(canvasElement);
    await expect(submitButton(canvasElement)).toBeDisabled();
  },
};

/** The connection was lost during the upload. */
export const UploadFailed: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { resume: [resumeUnreachable()] } }, visual: requestWithoutResponse },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailureLosesNothing(
      canvasElement,
      'File Upload Error: There was an error uploading your resume. Please try again.',
      'The connection was cut before your résumé arrived.',
    );
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('nothing was sent');
  },
};

/** A proxy of the applicant's network rejects the size. */
export const UploadTooLargeForNetwork: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { resume: [resumeIntercepted(413)] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailureLosesNothing(canvasElement, 'File Upload Error:', 'This file is too large for your network');
  },
};

/** The browser reports that it is offline. */
export const Offline: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { resume: [resumeUnreachable()] } }, visual: requestWithoutResponse },
  beforeEach: withoutConnection,
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailureLosesNothing(canvasElement, 'File Upload Error:', 'You’re offline.');
  },
};

/** Storage rejects the file; the reason is also below the résumé. */
export const UploadRejected: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { resume: [resumeRejected('too-large')] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailure(canvasElement, 'File Upload Error:');
    await expect(resumeField(canvasElement)).toHaveAccessibleDescription(/This file is larger than 5 MB/);
    await waitFor(() => expect(resumeField(canvasElement)).toHaveFocus());
  },
};

/** The function rejects the upload because of the rate limit. */
export const UploadLimited: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { upload: [uploadCeilingReached()] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailureLosesNothing(
      canvasElement,
      'File Upload Error:',
      'We’re getting more than we can handle right now. Please try again in an hour, or call us.',
    );
  },
};

/** Turnstile is configured but blocked in the applicant's browser. */
export const CheckBlocked: Story = { tags: ['state:error'], args: { check: 'blocked' } };

/** The upload has completed; a retry only repeats the submission. */
export const SubmitFailed: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { application: [applicationFunctionCrashed()] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailureLosesNothing(
      canvasElement,
      'Submission Error: There was an error submitting your application. Please try again.',
    );
  },
};

/** The function rejects the content of the file. */
export const ResumeRejected: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { application: [applicationResumeRejected('unreadable')] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailure(canvasElement, 'Submission Error:');
    await waitFor(() => expect(resumeField(canvasElement)).toHaveFocus());
    await expect(resumeField(canvasElement)).toHaveAccessibleDescription(/isn’t a PDF or Word document we can open/);
  },
};

export const Success: Story = {
  tags: ['state:success'],
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    const canvas = within(canvasElement);
    const title = await canvas.findByText('Application Submitted!', { selector: '[tabindex]' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title.parentElement).toHaveTextContent("Thank you for your interest. We'll be in touch soon.");
    await expect(opened).toHaveBeenCalledWith('https://survey.example/ardenwell/appointment-setter', '_blank');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expectToast('Application Submitted!');
  },
};
