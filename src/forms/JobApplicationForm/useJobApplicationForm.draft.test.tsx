import { act } from '@testing-library/react';
import { applicant, uploadedResume } from '../../../mocks/fixtures/application.ts';
import { applicationForm } from '../../content/applicationForm.ts';
import { readDraft } from './applicationDraft.ts';
import {
  attached,
  resetEachTest,
  heldUpload,
  job,
  notify,
  renderForm,
  submit,
  upload,
  uploaded,
} from './useJobApplicationForm.harness.ts';

jest.mock('../../services/uploadResume.ts');
jest.mock('../../services/submitApplication.ts');
jest.mock('../../integrations/report.ts');

const { toasts } = applicationForm;

resetEachTest();

describe('the draft', () => {
  test('survives closing and reloading with its upload and key, so that nothing is uploaded or stored twice', async () => {
    submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } });
    const first = renderForm();
    await first.fill();
    await first.submitForm();
    first.unmount();

    const second = renderForm();
    expect(second.form().hasRestoredDraft).toBe(true);
    expect(second.form().formik.values).toMatchObject({ ...applicant, resume: null });
    await second.change({ resume: attached() });
    await second.submitForm();
    expect(upload).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[1]?.[0].idempotencyKey).toBe(submit.mock.calls[0]?.[0].idempotencyKey);
    expect(second.form().state.status).toBe('succeeded');
  });

  test('contains the sent content and the upload, but not the file', async () => {
    submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } });
    const { fill, submitForm } = renderForm();
    await fill();
    await submitForm();
    const draft = readDraft(job.id);
    expect(draft?.savedUpload).toEqual({ fingerprint: 'one', resume: uploadedResume });
    expect(draft?.sent?.key).toBe(submit.mock.calls[0]?.[0].idempotencyKey);
    expect(JSON.parse(draft?.sent?.content ?? '')).toEqual({
      ...{ position: job.title, fields: applicant, path: uploadedResume.path },
    });
  });

  test('contains an upload that ends after the form was closed', async () => {
    submit.mockReturnValueOnce(new Promise(() => undefined));
    const { fill, submitForm, unmount } = renderForm();
    const held = heldUpload();
    await fill();
    await submitForm();
    unmount();
    await held.end(uploaded);
    expect(readDraft(job.id)?.savedUpload).toEqual({ fingerprint: 'one', resume: uploadedResume });
  });

  test('belongs to one job', async () => {
    const { change } = renderForm();
    await change({ firstName: 'Imani' });
    expect(readDraft('lead-product-manager')).toBeNull();
    expect(readDraft(job.id)?.fields.firstName).toBe('Imani');
  });

  test('is deleted when the application is stored, even if the dialog was closed before', async () => {
    const { fill, submitForm, unmount } = renderForm();
    const held = heldUpload();
    await fill();
    await submitForm();
    unmount();
    await held.end(uploaded);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(notify.success).toHaveBeenCalledWith(expect.objectContaining(toasts.succeeded));
    expect(readDraft(job.id)).toBeNull();
  });

  test('is not created again after the application was stored', async () => {
    const { form, change, fill, submitForm } = renderForm();
    await fill();
    await submitForm();
    expect(form().state.status).toBe('succeeded');
    await change({ firstName: 'Someone' });
    expect(readDraft(job.id)).toBeNull();
  });

  test('is discarded with its failure, its upload and the file’s error', async () => {
    submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'rejected', message: 'No.', field: 'resumePath' } });
    submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } });
    const { form, fill, submitForm } = renderForm();
    await fill();
    await submitForm();
    await submitForm();
    await act(async () => {
      form().discardDraft();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect([form().state, form().resumeProblem]).toEqual([{ status: 'idle' }, undefined]);
    upload.mockClear();
    await fill();
    expect(readDraft(job.id)).toMatchObject({ savedUpload: null, sent: null });
    await submitForm();
    expect(upload).toHaveBeenCalledTimes(1);
  });
});
