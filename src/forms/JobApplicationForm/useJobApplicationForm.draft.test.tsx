import { act } from '@testing-library/react';
import { applicant } from '../../../mocks/fixtures/application.ts';
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
  test('survives closing and reloading, the upload and the key with it: nothing is uploaded or stored twice', async () => {
    submit.mockResolvedValueOnce({ ok: false, failure: { reason: 'unreachable' } });
    const first = renderForm();
    await first.fill();
    await first.press();
    first.unmount();

    const second = renderForm();
    expect(second.form().hasRestoredDraft).toBe(true);
    expect(second.form().formik.values).toMatchObject({ ...applicant, resume: null });
    await second.change({ resume: attached() });
    await second.press();
    expect(upload).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[1]?.[0].idempotencyKey).toBe(submit.mock.calls[0]?.[0].idempotencyKey);
    expect(second.form().state.status).toBe('succeeded');
  });

  test('belongs to one job', async () => {
    const { change } = renderForm();
    await change({ firstName: 'Imani' });
    expect(readDraft('lead-product-manager')).toBeNull();
    expect(readDraft(job.id)?.fields.firstName).toBe('Imani');
  });

  test('is forgotten when the application is stored, even if the dialog was closed before', async () => {
    const { fill, press, unmount } = renderForm();
    const held = heldUpload();
    await fill();
    await press();
    unmount();
    await held.end(uploaded);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(notify.success).toHaveBeenCalledWith(expect.objectContaining(toasts.succeeded));
    expect(readDraft(job.id)).toBeNull();
  });

  test('can be thrown away', async () => {
    const first = renderForm();
    await first.fill();
    first.unmount();
    const second = renderForm();
    await act(async () => {
      second.form().discardDraft();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(second.form().formik.values).toMatchObject({ firstName: '', agreement: false, resume: null });
    expect(second.form().hasRestoredDraft).toBe(false);
    expect(readDraft(job.id)).toBeNull();
  });

  test('is done without where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    const { form, fill, press } = renderForm();
    await fill();
    await press();
    expect(form().state.status).toBe('succeeded');
    storage.mockRestore();
  });
});
