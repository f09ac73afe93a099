import { settings } from '../../src/config/settings.ts';
import { referenceOf } from '../../supabase/functions/_shared/reference.ts';
import { uploadedResume } from '../fixtures/application.ts';
import { failuresOf, functionRejects, functionResponds } from './functionResponses.ts';

const NAME = 'submit-job-application';

/** Rejections of an uploaded résumé: code and exact text. */
const resumeProblems = {
  missing: ['resume_missing', 'Your résumé didn’t reach us. Please attach it again.'],
  'not-given': ['resume_missing', 'Please attach your résumé.'],
  empty: ['resume_empty', 'This file is empty. Please attach your résumé again.'],
  'too-large': ['resume_too_large', 'This file is larger than 5 MB.'],
  unreadable: ['resume_type', 'This isn’t a PDF or Word document we can open. Please attach another one.'],
  protected: ['resume_protected', 'This file is password-protected. Please save it without a password and attach it again.'],
  misnamed: ['resume_type', 'This file is named as another type, but it is a DOCX file. Please rename it.'],
} as const;

const APPLICATION_ID = '5d2a7e44-93d4-4c39-8f0e-7d8b6a1c2e33';

const stored = () => ({
  id: APPLICATION_ID,
  reference: referenceOf(APPLICATION_ID),
  eventId: '1c9e4b52-6f0d-4a7b-9b3c-5e2f8a6d7c10',
  resumeFileUrl: `${settings.VITE_SUPABASE_URL}/storage/v1/object/sign/resumes/${uploadedResume.path}?token=sample`,
});

/** The application is stored; the response has a signed URL of the résumé. */
export const applicationAccepted = () => functionResponds(NAME, stored());

/** The application is stored but marked as a bot's, so it is not sent to the webhook. */
export const applicationSuspected = () => functionResponds(NAME, { ...stored(), suspect: true });

/** The function cannot use the uploaded file. */
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

/** The function cannot reach Storage. */
export const applicationStorageDown = () =>
  functionRejects(NAME, {
    status: 503,
    body: {
      error: 'We could not reach our file storage just now. Please try again in a moment.',
      code: 'storage_unavailable',
    },
  });

export const {
  rejected: applicationRejected,
  fieldRejected: applicationFieldRejected,
  crashed: applicationFunctionCrashed,
  pending: applicationPending,
  unreachable: applicationUnreachable,
} = failuresOf(NAME);
