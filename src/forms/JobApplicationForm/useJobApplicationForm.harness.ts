import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { applicant, resumeFile, uploadedResume } from '../../../mocks/fixtures/application.ts';
import { NotifyContext, type Notify } from '../../components/Toasts/useNotify.ts';
import { submitApplication } from '../../services/submitApplication.ts';
import { uploadResume, type ResumeUpload, type UploadResult } from '../../services/uploadResume.ts';
import { useJobApplicationForm } from './useJobApplicationForm.ts';

// Each test file calls `jest.mock` itself, because jest hoists it only within its own file.
export const upload = jest.mocked(uploadResume);
export const submit = jest.mocked(submitApplication);
export const notify = { success: jest.fn(), error: jest.fn() } satisfies Notify;

const wrapper = ({ children }: PropsWithChildren) => createElement(NotifyContext.Provider, { value: notify }, children);

export const job = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' } as const;

/** Responses of the services. */
export const uploaded = { ok: true, resume: uploadedResume } as const;
export const stored = {
  ok: true,
  data: { id: 'an-application', eventId: 'an-event', resumeFileUrl: 'https://files.example/signed' },
} as const;
export const crashed = { ok: false, failure: { reason: 'unavailable' } } as const;

/** The résumé after the browser has read it. */
export const attached = () => Object.assign(resumeFile(), { fingerprint: 'one' });

/** Replaces `window.open`. */
export const open = jest.fn<Window | null, Parameters<typeof window.open>>();
const tab = () => ({ closed: false, opener: window }) as unknown as Window;

/** Renders the form's hook, with functions to fill it in and submit it. */
export function renderForm() {
  const onDone = jest.fn();
  const view = renderHook(() => useJobApplicationForm({ job, onDone }), { wrapper });
  const form = () => view.result.current;
  const change = (values: object) =>
    act(async () => {
      await form().formik.setValues({ ...form().formik.values, ...values });
    });
  const submitForm = (times = 1) =>
    act(async () => {
      for (let time = 0; time < times; time += 1) void form().submit();
      await jest.advanceTimersByTimeAsync(0);
    });
  return { onDone, form, change, submitForm, fill: () => change({ ...applicant, resume: attached() }), unmount: view.unmount };
}

/** A pending upload whose progress and end the test controls. */
export function heldUpload() {
  let asked: ResumeUpload | undefined;
  let end: (result: UploadResult) => void = () => undefined;
  upload.mockImplementationOnce((request) => {
    asked = request;
    return new Promise((resolve) => {
      end = resolve;
      request.signal?.addEventListener('abort', () => resolve({ ok: false, failure: { reason: 'canceled' } }));
    });
  });
  return {
    report: (part: number) => act(() => asked?.onProgress?.(part)),
    end: (result: UploadResult) =>
      act(async () => {
        end(result);
        await jest.advanceTimersByTimeAsync(0);
      }),
  };
}

/** Before each test, clears storage, lets tabs open and makes every request succeed. */
export function resetEachTest() {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetAllMocks();
    window.sessionStorage.clear();
    window.open = open;
    open.mockImplementation(tab);
    upload.mockResolvedValue(uploaded);
    submit.mockResolvedValue(stored);
  });
  afterEach(() => jest.useRealTimers());
}
