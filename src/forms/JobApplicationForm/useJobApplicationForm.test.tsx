import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { applicant, resumeFile, uploadedResume } from '../../../mocks/fixtures/application.ts';
import { createToastQueue, ToastQueueContext } from '../../components/Toasts/toastQueue.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { report } from '../../integrations/report.ts';
import {
  attached,
  resetEachTest,
  crashed,
  notify,
  heldUpload,
  job,
  open,
  renderForm,
  stored,
  submit,
  upload,
  uploaded,
} from './useJobApplicationForm.harness.ts';
import { CLOSE_DELAY_MS, useJobApplicationForm, type JobApplicationFormController } from './useJobApplicationForm.ts';

jest.mock('../../services/uploadResume.ts');
jest.mock('../../services/submitApplication.ts');
jest.mock('../../integrations/report.ts');

const { toasts } = applicationForm;
const SURVEY = 'https://survey.example/ardenwell/appointment-setter';

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

resetEachTest();

test('uploads, submits, thanks, opens the survey, and closes after exactly 2.5 s', async () => {
  const { onDone, form, fill, submitForm } = renderForm();
  const held = heldUpload();
  await fill();
  await submitForm();
  expect(form().state).toEqual({ status: 'uploading', progress: 0 });
  held.report(0.4);
  expect(form().state).toEqual({ status: 'uploading', progress: 0.4 });
  expect(submit).not.toHaveBeenCalled();

  await held.end(uploaded);
  expect(form().state).toEqual({ status: 'succeeded', surveyUrl: SURVEY, isPopupBlocked: false });
  expect(upload.mock.invocationCallOrder[0]).toBeLessThan(submit.mock.invocationCallOrder[0] ?? 0);
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ ...applicant, position: job.title, resume: uploadedResume, website: '' });
  expect(notify.success.mock.calls).toEqual([[{ ...toasts.succeeded, topic: 'application' }]]);
  expect(open).toHaveBeenCalledWith(SURVEY, '_blank');

  expect(CLOSE_DELAY_MS).toBe(2500);
  act(() => jest.advanceTimersByTime(2499));
  expect(onDone).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('stays open with the link when the browser blocks the tab', async () => {
  open.mockReturnValue(null);
  const { onDone, form, fill, submitForm } = renderForm();
  await fill();
  await submitForm();
  expect(form().state).toEqual({ status: 'succeeded', surveyUrl: SURVEY, isPopupBlocked: true });
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDone).not.toHaveBeenCalled();
});

test('calls the latest `onDone` when it closes', async () => {
  const [first, last] = [jest.fn(), jest.fn()];
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(ToastQueueContext.Provider, { value: { ...createToastQueue(), notify } }, children);
  const view = renderHook(({ onDone }) => useJobApplicationForm({ job, onDone }), { wrapper, initialProps: { onDone: first } });
  const send = async () => {
    await act(async () => {
      await view.result.current.formik.setValues({ ...applicant, resume: attached() });
    });
    await act(async () => {
      void view.result.current.submit();
      await jest.advanceTimersByTimeAsync(0);
    });
  };
  await send();
  view.rerender({ onDone: last });
  act(() => jest.advanceTimersByTime(CLOSE_DELAY_MS));
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
});

test('stays open until the application is stored', async () => {
  const { onDone, fill, submitForm } = renderForm();
  await fill();
  act(() => jest.advanceTimersByTime(60_000));
  submit.mockResolvedValueOnce(crashed);
  await submitForm();
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDone).not.toHaveBeenCalled();
});

test('does not call `onDone` after the visitor has closed it', async () => {
  const { onDone, form, fill, submitForm, unmount } = renderForm();
  await fill();
  await submitForm();
  expect(form().state.status).toBe('succeeded');
  unmount();
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDone).not.toHaveBeenCalled();
});

test('is in flight during the upload and the submission', async () => {
  const { form, fill, submitForm } = renderForm();
  let respond: (result: typeof stored) => void = () => undefined;
  submit.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const held = heldUpload();
  await fill();
  expect(form().isInFlight).toBe(false);
  await submitForm();
  expect([form().state.status, form().isInFlight]).toEqual(['uploading', true]);
  await held.end(uploaded);
  expect([form().state, form().isInFlight]).toEqual([{ status: 'submitting' }, true]);
  await act(async () => {
    respond(stored);
    await jest.advanceTimersByTimeAsync(0);
  });
  expect([form().state.status, form().isInFlight]).toEqual(['succeeded', false]);
});

test('reports a stored application once, with nothing but its key', async () => {
  const { fill, submitForm } = renderForm();
  submit.mockResolvedValueOnce(crashed).mockResolvedValue(stored);
  await fill();
  await submitForm();
  expect(report).not.toHaveBeenCalled();
  await submitForm(2);
  const id = submit.mock.calls[1]?.[0].idempotencyKey;
  expect(jest.mocked(report).mock.calls).toEqual([[{ name: 'apply_submitted', id }]]);
});

test('a suspect application succeeds but is not reported as a conversion', async () => {
  const { form, fill, submitForm } = renderForm();
  submit.mockResolvedValueOnce({ ...stored, data: { ...stored.data, suspect: true } });
  await fill();
  await submitForm();
  expect(form().state.status).toBe('succeeded');
  expect(report).not.toHaveBeenCalled();
});

test('a canceled upload submits nothing, and the form can be sent later', async () => {
  const { form, fill, submitForm } = renderForm();
  heldUpload();
  await fill();
  await submitForm();
  await act(async () => {
    form().cancelUpload();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(form().state).toEqual({ status: 'idle' });
  expect(form().formik.values.firstName).toBe(applicant.firstName);
  expect(submit).not.toHaveBeenCalled();
  expect(notify.error).not.toHaveBeenCalled();
  await submitForm();
  expect(form().state.status).toBe('succeeded');
});

test('canceling without an upload does nothing', () => {
  const { form } = renderForm();
  expect(() => form().cancelUpload()).not.toThrow();
});

test('sends once when clicked twice', async () => {
  const { fill, submitForm } = renderForm();
  const held = heldUpload();
  await fill();
  await submitForm(2);
  await held.end(uploaded);
  expect(upload).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('the browser asks for confirmation before leaving only while something is in flight', async () => {
  const { fill, submitForm } = renderForm();
  const held = heldUpload();
  await fill();
  expect(asksBeforeLeaving()).toBe(false);
  await submitForm();
  expect(asksBeforeLeaving()).toBe(true);
  await held.end({ ok: false, failure: { reason: 'unreachable' } });
  expect(asksBeforeLeaving()).toBe(false);
});

test.each([
  [{ agreement: false }, toasts.agreementMissing],
  [{ cultureIndexAgreement: false, coverLetter: '' }, toasts.agreementMissing],
  [{ coverLetter: '' }, toasts.videoMissing],
  [{ coverLetter: 'www.loom.com/' }, toasts.videoMissing],
])('with %j nothing is sent and a toast shows the reason', async (change, message) => {
  const form = renderForm();
  await form.fill();
  await form.change(change);
  await form.submitForm();
  expect(notify.error.mock.calls).toEqual([[{ ...message, topic: 'application' }]]);
  expect(upload).not.toHaveBeenCalled();
});

describe('attaching', () => {
  beforeEach(() => jest.useRealTimers());

  const attach = (form: ReturnType<typeof renderForm>, file: File) => act(() => form.form().attachResume(file));

  test('keeps the attached file when the next one is invalid', async () => {
    const form = renderForm();
    await attach(form, resumeFile());
    await attach(form, new File(['picture'], 'portrait.png'));
    expect(form.form().formik.values.resume?.name).toBe(resumeFile().name);
    expect(form.form().resumeProblem).toBe('Please attach a PDF, DOC or DOCX file. Imani Okafor résumé.pdf is still attached.');
    await attach(form, new File(['%PDF-1.4'], 'better.pdf'));
    expect(form.form().resumeProblem).toBeUndefined();
    expect(form.form().formik.values.resume?.name).toBe('better.pdf');
  });

  test('shows the error of an invalid only file until it is removed', async () => {
    const form = renderForm();
    await form.change({ ...applicant });
    await attach(form, new File(['picture'], 'portrait.png'));
    expect(form.form().resumeProblem).toBe('Please attach a PDF, DOC or DOCX file.');
    await act(() => form.form().submit());
    expect(form.form().resumeProblem).toBe('Please attach a PDF, DOC or DOCX file.');
    expect(upload).not.toHaveBeenCalled();
    await act(() => form.form().removeResume());
    expect(form.form().resumeProblem).toBeUndefined();
  });

  test('submitting the earlier file removes the error of the later one', async () => {
    const form = renderForm();
    await form.change({ ...applicant });
    await attach(form, resumeFile());
    await attach(form, new File(['picture'], 'portrait.png'));
    expect(form.form().resumeProblem).toContain('is still attached.');
    upload.mockReturnValueOnce(new Promise(() => undefined));
    await act(async () => {
      void form.form().submit();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(form.form().resumeProblem).toBeUndefined();
  });

  test.each<[string, (form: JobApplicationFormController) => void]>([
    ['it was removed', ({ removeResume }) => void removeResume()],
    ['the form was cleared', ({ discardDraft }) => discardDraft()],
  ])('a file that is still being read is not attached after %s', async (_what, undo) => {
    const form = renderForm();
    const slow = new File(['%PDF-1.4'], 'slow.pdf');
    let finish: (bytes: ArrayBuffer) => void = () => undefined;
    slow.arrayBuffer = () => new Promise<ArrayBuffer>((resolve) => (finish = resolve));
    const reading = form.form().attachResume(slow);
    await act(async () => {
      undo(form.form());
      await Promise.resolve();
    });
    expect(form.form().formik.values.resume).toBeNull();
    await attach(form, resumeFile());
    await act(async () => {
      finish(new TextEncoder().encode('%PDF-1.4').buffer);
      await reading;
    });
    expect(form.form().formik.values.resume?.name).toBe(resumeFile().name);
  });

  test('removes the file', async () => {
    const form = renderForm();
    await attach(form, resumeFile());
    await act(() => form.form().removeResume());
    expect(form.form().formik.values.resume).toBeNull();
  });

  test('attaches the file that was chosen last, even if an earlier one is read later', async () => {
    const form = renderForm();
    const slow = new File(['%PDF-1.4'], 'slow.pdf');
    let finish: (bytes: ArrayBuffer) => void = () => undefined;
    slow.arrayBuffer = () => new Promise<ArrayBuffer>((resolve) => (finish = resolve));
    const reading = form.form().attachResume(slow);
    await attach(form, resumeFile());
    await act(async () => {
      finish(new TextEncoder().encode('%PDF-1.4').buffer);
      await reading;
    });
    expect(form.form().formik.values.resume?.name).toBe(resumeFile().name);
  });
});
