import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { resumePending } from '../../mocks/handlers/resumesBucket.ts';
import { applicationPending } from '../../mocks/handlers/submitJobApplication.ts';
import ApplyModal from '../../src/modals/ApplyModal/ApplyModal.tsx';
import { fillAndSubmit, fillApplication, findToasts, job, submitButton, untilSubmitting } from '../support/application.ts';
import { longText } from '../support/longText.ts';
import { fakePopups } from '../support/popups.ts';
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
    await waitFor(() => expect(within(dialog).getByLabelText('First name')).toHaveFocus());
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
    within(dialog).getByLabelText('First name').focus();
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
