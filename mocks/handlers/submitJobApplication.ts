import { settings } from '../../src/config/settings.ts';
import { uploadedResume } from '../fixtures/application.ts';
import {
  formRejections,
  functionResponses,
  functionCrashes,
  functionPends,
  functionRejects,
  functionUnreachable,
  type FormRejection,
} from './functionResponses.ts';

const NAME = 'submit-job-application';

/** The id of the application that the mocked function stores. */
const APPLICATION_ID = '5d2a7e44-93d4-4c39-8f0e-7d8b6a1c2e33';

/** What can be wrong with an uploaded résumé, word for word. */
const resumeProblems = {
  missing: ['resume_missing', 'Your résumé did not reach us. Please attach it again.'],
  'not-given': ['resume_missing', 'Please attach your résumé.'],
  empty: ['resume_empty', 'This file is empty. Please attach your résumé again.'],
  'too-large': ['resume_too_large', 'This file is larger than 5 MB.'],
  unreadable: ['resume_type', 'This file is not a PDF or Word document that we can open. Please attach another one.'],
  misnamed: ['resume_type', 'This file is named as another type, but it is a DOCX file. Please rename it.'],
} as const;

/** The id of the event with which it is announced. */
const EVENT_ID = '1c9e4b52-6f0d-4a7b-9b3c-5e2f8a6d7c10';

const stored = () => ({
  id: APPLICATION_ID,
  eventId: EVENT_ID,
  resumeFileUrl: `${settings.VITE_SUPABASE_URL}/storage/v1/object/sign/resumes/${uploadedResume.path}?token=sample`,
});

/** The application is stored; the response has a link that opens the résumé for seven days. */
export const applicationAccepted = () => functionResponses(NAME, stored());

/** The application is stored, and looks like a robot's: it is not announced. */
export const applicationSuspected = () => functionResponses(NAME, { ...stored(), suspect: true });

/** The function names the field that is wrong, and says why. */
export const applicationFieldRejected = (field: string, error: string) =>
  functionRejects(NAME, { status: 400, body: { error, code: 'invalid_field', field } });

/** The function looked at the uploaded file, and cannot use it. */
export const applicationResumeRejected = (problem: keyof typeof resumeProblems) => {
  const [code, error] = resumeProblems[problem];
  return functionRejects(NAME, { status: 400, body: { error, code, field: 'resume' } });
};

/** Another application has the same uploaded file. */
export const applicationResumeUsed = () =>
  functionRejects(NAME, {
    status: 409,
    body: {
      error: 'This file was already sent with an application. Please attach it again.',
      code: 'resume_already_used',
      field: 'resume',
    },
  });

/** The function cannot look at the uploaded file. */
export const applicationStorageDown = () =>
  functionRejects(NAME, {
    status: 503,
    body: {
      error: 'We could not reach our file storage just now. Please try again in a moment.',
      code: 'storage_unavailable',
    },
  });

/** The function turns the application away, for a reason that any form may meet. */
export const applicationRejected = (reason: FormRejection) => functionRejects(NAME, formRejections[reason]);

/** The function's process died: the platform answers in its place. */
export const applicationFunctionCrashed = () => functionCrashes(NAME);

/** No answer yet. */
export const applicationPending = () => functionPends(NAME);

/** Nothing answers at that address. */
export const applicationUnreachable = () => functionUnreachable(NAME);
