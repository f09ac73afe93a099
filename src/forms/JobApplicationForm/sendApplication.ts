import { submitApplication } from '../../services/submitApplication.ts';
import { uploadResume, type UploadedResume, type UploadFailure } from '../../services/uploadResume.ts';
import type { SubmissionMeta } from '../../lib/submission.ts';
import type { KeptUpload } from './applicationDraft.ts';
import type { ReadFile } from './readResume.ts';
import type { ApplicationFields } from './schema.ts';

export type ApplicationOutcome =
  | { status: 'stored'; suspect: boolean }
  | { status: 'cancelled' }
  | { status: 'uploadFailed'; failure: UploadFailure }
  /** `message` is the function's own sentence, `field` the name of the payload's field that it is about. */
  | { status: 'submissionFailed'; message?: string; field?: string };

export type ApplicationSending = {
  position: string;
  fields: ApplicationFields;
  file: ReadFile;
  /** What an earlier attempt left in the bucket; of use only when it is the same file. */
  kept: KeptUpload | null;
  /** Proves that the applicant is a person, where that is asked for: an upload needs it. */
  takeToken: () => Promise<string | undefined>;
  /** Made for exactly this content, the uploaded file's path included. */
  metaFor: (content: unknown) => SubmissionMeta;
  onProgress: (part: number) => void;
  /** Called before the function is: the file is in the bucket. Null when the file there turned out to be of no use. */
  onKept: (kept: KeptUpload | null) => void;
  onSubmitting: () => void;
  signal: AbortSignal;
};

/**
 * Uploads the résumé, unless an earlier attempt already has, then submits the application (specification section 7). When the function
 * cannot use what the earlier attempt uploaded, it is uploaded once more.
 */
export async function sendApplication(sending: ApplicationSending): Promise<ApplicationOutcome> {
  const { file, kept, signal } = sending;
  const { fingerprint } = file;

  if (kept?.fingerprint === fingerprint) {
    const outcome = await submit(sending, kept.resume);
    if (outcome.status !== 'submissionFailed' || outcome.field !== 'resume') return outcome;
    sending.onKept(null);
  }

  sending.onProgress(0);
  const turnstileToken = await sending.takeToken();
  const { onProgress } = sending;
  const uploaded = await uploadResume({ file, email: sending.fields.email, turnstileToken, onProgress, signal });
  // The last byte can be stored at the moment at which the applicant gives up.
  if (uploaded.ok) sending.onKept({ fingerprint, resume: uploaded.resume });
  if (signal.aborted) return { status: 'cancelled' };
  if (!uploaded.ok) return { status: 'uploadFailed', failure: uploaded.failure };

  const outcome = await submit(sending, uploaded.resume);
  if (outcome.status === 'submissionFailed' && outcome.field === 'resume') sending.onKept(null);
  return outcome;
}

async function submit(sending: ApplicationSending, resume: UploadedResume): Promise<ApplicationOutcome> {
  const { position, fields, metaFor, onSubmitting } = sending;
  onSubmitting();
  const result = await submitApplication({ position, ...fields, resume, ...metaFor({ position, fields, path: resume.path }) });
  if (result.ok) return { status: 'stored', suspect: result.data.suspect === true };
  if (result.failure.reason !== 'rejected') return { status: 'submissionFailed' };
  const { message, field } = result.failure;
  return { status: 'submissionFailed', message, ...(field ? { field } : {}) };
}
