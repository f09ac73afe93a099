import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { resumePending, resumeUnreachable } from '../../mocks/handlers/resumesBucket.ts';
import { applicationFunctionCrashed, applicationPending } from '../../mocks/handlers/submitJobApplication.ts';
import ApplyModal from '../../src/modals/ApplyModal/ApplyModal.tsx';
import {
  expectFailureLosesNothing,
  fieldOf,
  fillAndSubmit,
  fillApplication,
  findToasts,
  job,
  submitButton,
  untilSubmitting,
} from '../support/application.ts';
import { withoutConnection } from '../support/connection.ts';
import { longText } from '../support/longText.ts';
import { requestWithoutResponse } from '../support/parameters.ts';
import { fakePopups, opened } from '../support/popups.ts';
import { expect, fn, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  component: ApplyModal,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { job, onClose: fn() },
  beforeEach: fakePopups,
} satisfies Meta<typeof ApplyModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = () => within(document.body).findByLabelText('Apply: Appointment Setter');

/** Without a pending submission the dialog closes without a question. */
export const Open: Story = {
  tags: ['state:default'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await waitFor(() => expect(fieldOf(dialog, 'firstName')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The Tab key reaches every control, up to the button. The file comes from the system's dialog. */
export const FilledByKeyboard: Story = {
  tags: ['state:success'],
  play: async () => {
    const dialog = await findDialog();
    await fillApplication(dialog);
    fieldOf(dialog, 'firstName').focus();
    for (const control of dialog.querySelectorAll('form :is(input:not([tabindex="-1"]), select, a, button)')) {
      await expect(control).toHaveFocus();
      if (control !== submitButton(dialog)) await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(dialog).getByText('Application Submitted!')).toHaveFocus());
    const toasts = await findToasts();
    await toasts.findByText('Application Submitted!');
  },
};

/** Escape during the upload asks for confirmation in the dialog; a second Escape keeps it open. */
export const AskBeforeClosing: Story = {
  tags: ['state:open'],
  parameters: { msw: { handlers: { resume: [resumePending()] } } },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fillAndSubmit(dialog);
    const cancel = await within(dialog).findByText('Cancel the upload');
    await userEvent.keyboard('{Escape}');
    await expect(await within(dialog).findByText('Your résumé is still uploading')).toBeVisible();
    await expect(cancel).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cancel).toBeVisible());

    await userEvent.click(within(dialog).getByLabelText('Close'));
    const stay = await within(dialog).findByText('Keep uploading');
    await waitFor(() => expect(stay).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A submission cannot be canceled, and the question says so. */
export const AskBeforeClosingWhileSubmitting: Story = {
  tags: ['state:open'],
  parameters: { msw: { handlers: { application: [applicationPending()] } } },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fillAndSubmit(dialog);
    await untilSubmitting(dialog);
    await userEvent.keyboard('{Escape}');
    await expect(await within(dialog).findByText('We’re sending your application')).toBeVisible();
    await userEvent.click(within(dialog).getByText('Close anyway'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };

export const Submitting: Story = {
  tags: ['state:submitting'],
  parameters: { msw: { handlers: { application: [applicationPending()] } } },
  play: async () => {
    const dialog = await findDialog();
    await fillAndSubmit(dialog);
    await untilSubmitting(dialog);
    await expect(submitButton(dialog)).toBeDisabled();
  },
};

/** The connection was lost during the upload. The dialog stays, with every value and the file. */
export const UploadFailed: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { resume: [resumeUnreachable()] } }, visual: requestWithoutResponse },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fillAndSubmit(dialog);
    await expectFailureLosesNothing(
      dialog,
      'File Upload Error: There was an error uploading your resume. Please try again.',
      'nothing was sent',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The upload has completed, and the function crashed. */
export const SubmitFailed: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { application: [applicationFunctionCrashed()] } } },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fillAndSubmit(dialog);
    await expectFailureLosesNothing(
      dialog,
      'Submission Error: There was an error submitting your application. Please try again.',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The browser reports that it is offline. */
export const Offline: Story = {
  tags: ['state:error'],
  parameters: { msw: { handlers: { resume: [resumeUnreachable()] } }, visual: requestWithoutResponse },
  beforeEach: withoutConnection,
  play: async () => {
    const dialog = await findDialog();
    await fillAndSubmit(dialog);
    await expectFailureLosesNothing(dialog, 'File Upload Error:', 'You’re offline.');
  },
};

/** The browser blocked the survey's tab: the dialog stays until the applicant closes it. */
export const SurveyBlocked: Story = {
  tags: ['state:success'],
  beforeEach: () => void opened.mockReturnValue(null),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fillAndSubmit(dialog);
    await expect(await within(dialog).findByRole('link', { name: 'Open the survey' })).toBeVisible();
    await (await findToasts()).findByText('Application Submitted!');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
