import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { applicant, resumeFile } from '../../mocks/fixtures/application.ts';
import { resumePending, resumeRefused, resumeUnreachable } from '../../mocks/handlers/resumesBucket.ts';
import {
  applicationFunctionCrashed,
  applicationPending,
  applicationRefused,
  applicationResumeRejected,
} from '../../mocks/handlers/submitJobApplication.ts';
import { emptyFields, writeDraft } from '../../src/forms/JobApplicationForm/applicationDraft.ts';
import { JobApplicationForm, states } from '../../src/forms/JobApplicationForm/JobApplicationForm.tsx';
import { useJobApplicationForm, type AppliedJob } from '../../src/forms/JobApplicationForm/useJobApplicationForm.ts';
import { withoutConnection } from '../support/connection.ts';
import { unansweredRequest } from '../support/parameters.ts';
import { expect, fn, userEvent, waitFor, within } from '../support/test.ts';
import {
  agree,
  attach,
  enter,
  expectFailure,
  expectFailureLosesNothing,
  expectNothingLost,
  expectRefusedFile,
  expectToast,
  fillAndSubmit,
  fillApplication,
  findRemoveButton,
  findToasts,
  resumeField,
  submitButton,
  untilSubmitting,
} from '../support/application.ts';
import { answerPopups, opened } from '../support/popups.ts';

const job: AppliedJob = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' };

type ConnectedProps = {
  /** How far an upload has come: no play could hold it still. */
  progress?: number;
  onClose: () => void;
};

function ConnectedJobApplicationForm({ progress, onClose }: ConnectedProps) {
  const form = useJobApplicationForm({ job, onDone: onClose });
  const isHeld = progress !== undefined && form.state.status === 'uploading';
  return <JobApplicationForm form={isHeld ? { ...form, state: { status: 'uploading', progress } } : form} onClose={onClose} />;
}

const meta = {
  title: 'Forms/JobApplicationForm',
  component: ConnectedJobApplicationForm,
  parameters: { states, chromatic: phoneAndDesktop },
  args: { onClose: fn() },
  beforeEach: () => answerPopups('open'),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '520px', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConnectedJobApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button waits for both agreements, and says so. */
export const Empty: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toBeDisabled();
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription('Tick both boxes above, and you can submit.');
  },
};

/** Refused before anything is sent; focus goes to the first field to mend. */
export const FieldErrors: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enter(canvas.getByLabelText('Email'), 'imani@mail');
    await enter(canvas.getByLabelText(/LinkedIn profile/), 'linkedin.com/in/imani');
    await agree(canvasElement);
    await userEvent.click(submitButton(canvasElement));
    for (const message of [
      'Please enter your first name',
      'Please enter your last name',
      'Please enter a valid email address',
      'Please enter your phone number',
      'Please enter a full web address, beginning with https://',
      'Please attach your résumé.',
      'Please enter your monthly salary expectation',
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
    await expectToast('alert', 'Loom Video Required:');
  },
};

/** The video service's own address names no video, however it is written. */
export const VideoHomeAddress: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    const message = 'Loom Video Required: Please provide a valid Loom video link. Visit loom.com to create your video.';
    await fillAndSubmit(canvasElement, { coverLetter: ' HTTPS://www.Loom.com/?ref=apply ' });
    const video = within(canvasElement).getByLabelText('Loom video link');
    await waitFor(() => expect(video).toHaveFocus());
    await expect(video).toHaveAccessibleDescription(new RegExp(message));
    await expectToast('alert', message);
    // The focus has scrolled the page to between two pixels, where the message would be drawn now on the one, now on the other.
    window.scrollTo(0, 0);
  },
};

/** The button is disabled, so Enter in a field would do nothing: it says why instead. */
export const AgreementMissing: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    const message = 'Agreement Required: Please complete all required agreements before submitting your application.';
    await fillApplication(canvasElement);
    await expect(submitButton(canvasElement)).toBeEnabled();
    await userEvent.click(within(canvasElement).getByLabelText(/personality survey/));
    await expect(submitButton(canvasElement)).toBeDisabled();
    await userEvent.click(within(canvasElement).getByLabelText(/true and complete/));
    await userEvent.click(within(canvasElement).getByLabelText('Phone'));
    await userEvent.keyboard('{Enter}');
    const first = within(canvasElement).getByLabelText(/true and complete/);
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription(message);
    await expectToast('alert', message);
  },
};

export const WrongType: Story = {
  tags: ['state:error'],
  play: ({ canvasElement }) =>
    expectRefusedFile(
      canvasElement,
      new File(['a picture'], 'portrait.png', { type: 'image/png' }),
      'Please attach a PDF, DOC or DOCX file.',
    ),
};

/** The file that was attached before stays. */
export const FileTooLarge: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    await attach(canvasElement, resumeFile());
    await findRemoveButton(canvasElement, resumeFile().name);
    await expectRefusedFile(
      canvasElement,
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'portfolio.pdf', { type: 'application/pdf' }),
      'This file is larger than 5 MB. Please attach a smaller one. Imani Okafor résumé.pdf is still attached.',
    );
  },
};

export const FileEmpty: Story = {
  tags: ['state:error'],
  play: ({ canvasElement }) =>
    expectRefusedFile(canvasElement, new File([], 'cv.pdf', { type: 'application/pdf' }), 'This file is empty.'),
};

/** Called PDF, but it is not one. */
export const FileUnreadable: Story = {
  tags: ['state:error'],
  play: ({ canvasElement }) =>
    expectRefusedFile(
      canvasElement,
      new File(['Dear hiring team'], 'cv.pdf', { type: 'application/pdf' }),
      'This file is not a PDF or Word document that we can open.',
    ),
};

/** A PDF that is called a Word document. */
export const FileMisnamed: Story = {
  tags: ['state:error'],
  play: ({ canvasElement }) =>
    expectRefusedFile(canvasElement, new File(['%PDF-1.7'], 'cv.docx'), 'This file’s name does not match its type.'),
};

/** 40 %: the figure, the bar, and the way to stop. */
export const Uploading: Story = {
  tags: ['state:submitting'],
  args: { progress: 0.4 },
  parameters: { msw: { handlers: { resume: [resumePending()] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillAndSubmit(canvasElement);
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading your résumé' })).toHaveValue(40);
    await expect(canvas.getByRole('button', { name: 'Cancel the upload' })).toBeEnabled();
    await expect(canvas.getByLabelText('First name')).toBeDisabled();
    (document.activeElement as HTMLElement).blur();
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

/** The connection was cut half way. */
export const UploadFailed: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { resume: [resumeUnreachable()] } }, visual: unansweredRequest },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailureLosesNothing(
      canvasElement,
      'File Upload Error: There was an error uploading your resume. Please try again.',
      'nothing was sent',
    );
  },
};

/** The device itself knows that it has no connection. */
export const Offline: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { resume: [resumeUnreachable()] } }, visual: unansweredRequest },
  beforeEach: withoutConnection,
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailureLosesNothing(canvasElement, 'File Upload Error:', 'You are offline.');
  },
};

/** Storage says what is wrong with the file: it stands under the résumé, too. */
export const UploadRefused: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { resume: [resumeRefused('too-large')] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailure(canvasElement, 'File Upload Error:');
    await expect(resumeField(canvasElement)).toHaveAccessibleDescription(/This file is larger than 5 MB/);
    await waitFor(() => expect(resumeField(canvasElement)).toHaveFocus());
  },
};

/** The file is in its bucket; only the function has to be asked again. */
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

/** The function says why. */
export const SubmitRefused: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { application: [applicationRefused('rate-limited')] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailureLosesNothing(
      canvasElement,
      'Submission Error:',
      'Too many submissions from you just now. Please try again later.',
    );
  },
};

/** The function looked into the file. */
export const ResumeRefused: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { application: [applicationResumeRejected('unreadable')] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    await expectFailure(canvasElement, 'Submission Error:');
    await waitFor(() => expect(resumeField(canvasElement)).toHaveFocus());
    await expect(resumeField(canvasElement)).toHaveAccessibleDescription(/not a PDF or Word document that we can open/);
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
    await expectToast('status', 'Application Submitted!');
  },
};

/** The browser did not let the survey open: the applicant can. */
export const PopupBlocked: Story = {
  tags: ['state:success'],
  beforeEach: () => answerPopups('blocked'),
  play: async ({ canvasElement, args }) => {
    await fillAndSubmit(canvasElement);
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Open the survey' });
    await expect(link).toHaveAttribute('href', 'https://survey.example/ardenwell/appointment-setter');
    await expect(link).toHaveAttribute('target', '_blank');
    const toasts = await findToasts();
    await toasts.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** As long as the rules allow. */
export const LongNames: Story = {
  tags: ['state:overflow'],
  play: async ({ canvasElement }) => {
    await fillApplication(canvasElement, {
      firstName: 'Maximiliana Konstantinopolitania Wilhelmina Ottoline Persephone Evangeline Margu',
      lastName: 'Featherstonehaugh-Cholmondeley-Majoribanks-Wriothesley-Beauchamp-Leveson-Gower',
      email: 'maximiliana.featherstonehaugh-cholmondeley-majoribanks@wriothesley-beauchamp-leveson-gower.example',
    });
    const long = 'Curriculum_vitae_Maximiliana_Featherstonehaugh-Cholmondeley_product_leadership_2026_final_final_3.pdf';
    await attach(canvasElement, new File(['%PDF-1.7'], long));
    await findRemoveButton(canvasElement, long);
    await expect(submitButton(canvasElement)).toBeEnabled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A name that is written from right to left stands at the right of its own field. */
export const RightToLeftName: Story = {
  tags: ['state:variant'],
  play: async ({ canvasElement }) => {
    await fillApplication(canvasElement, { firstName: 'ליאורה', lastName: 'بن داود' });
    await attach(canvasElement, new File(['%PDF-1.7'], 'קורות חיים.pdf'));
    await findRemoveButton(canvasElement, 'קורות חיים.pdf');
    await expect(within(canvasElement).getByLabelText('First name')).toHaveAttribute('dir', 'auto');
    (document.activeElement as HTMLElement).blur();
  },
};

/** What was typed in this tab before; only the file has to be attached again. */
export const DraftRestored: Story = {
  tags: ['state:filled'],
  beforeEach: () => writeDraft(job.id, { fields: { ...emptyFields, ...applicant }, kept: null, sent: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your answers are still here.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(applicant.email);
    await expect(canvas.getByLabelText(/Years of experience/)).toHaveValue(applicant.experience);
    await expect(submitButton(canvasElement)).toBeEnabled();
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(resumeField(canvasElement)).toHaveFocus());
    await expect(resumeField(canvasElement)).toHaveAccessibleDescription(/Please attach your résumé/);
  },
};

/** Cleared by the visitor: nothing is kept. */
export const DraftDiscarded: Story = {
  tags: ['state:empty'],
  beforeEach: DraftRestored.beforeEach ?? [],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(submitButton(canvasElement)).toBeDisabled();
    await waitFor(() => expect(window.sessionStorage.length).toBe(0));
    (document.activeElement as HTMLElement).blur();
  },
};

/** The applicant stops the upload: the form is as it was. */
export const Cancelled: Story = {
  tags: ['state:default'],
  parameters: { msw: { handlers: { resume: [resumePending()] } } },
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement);
    const cancel = await within(canvasElement).findByText('Cancel the upload');
    // The panel takes the focus when it comes; the visitor goes on from there.
    await waitFor(() => expect(cancel.closest('[tabindex="-1"]')).toHaveFocus());
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).queryByText('Cancel the upload')).not.toBeInTheDocument());
    await expectNothingLost(canvasElement);
    await waitFor(() => expect(submitButton(canvasElement)).toHaveFocus());
    submitButton(canvasElement).blur();
  },
};
