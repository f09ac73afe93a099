import type { ApplicationFields } from '../../../supabase/functions/_shared/applicationSchema.ts';
import { submitApplication } from '../../services/submitApplication.ts';
import { uploadResume, type UploadedResume, type UploadFailure } from '../../services/uploadResume.ts';
import type { SubmissionMeta } from '../../lib/submission.ts';
import type { ReadFile } from './readResume.ts';

/** A file that is already in the bucket; `fingerprint` as in `ReadFile`. */
export type SavedUpload = { fingerprint: string; resume: UploadedResume };

export type ApplicationOutcome =
  | { status: 'stored'; eventId: string; suspect: boolean; reference: string | undefined }
  | { status: 'canceled' }
  | { status: 'uploadFailed'; failure: UploadFailure }
  /** `message`: the function's. `field`: the payload's field that it is about. */
  | { status: 'submissionFailed'; message?: string; field?: string };

export type ApplicationSending = {
  position: string;
  fields: ApplicationFields;
  file: ReadFile;
  /** The upload of an earlier attempt, which is used only for the same file. */
  savedUpload: SavedUpload | null;
  /** The upload needs the human check's token. */
  takeToken: () => Promise<string | undefined>;
  /** `content` includes the uploaded file's path. */
  metaFor: (content: unknown) => SubmissionMeta;
  onProgress: (part: number) => void;
  /** Called when the file is in the bucket; with null when the function cannot use it. */
  onUploadSaved: (savedUpload: SavedUpload | null) => void;
  onSubmitting: () => void;
  signal: AbortSignal;
};

/**
 * Uploads the résumé, unless an earlier attempt has, then submits the application (specification section 7). If the function cannot use
 * the earlier upload, uploads once more.
 */
export async function sendApplication(sending: ApplicationSending): Promise<ApplicationOutcome> {
  const { file, savedUpload, signal } = sending;
  const { fingerprint } = file;

  if (savedUpload?.fingerprint === fingerprint) {
    const outcome = await submit(sending, savedUpload.resume);
    if (outcome.status !== 'submissionFailed' || outcome.field !== 'resume') return outcome;
    sending.onUploadSaved(null);
  }

  sending.onProgress(0);
  const turnstileToken = await sending.takeToken();
  const { onProgress } = sending;
  const uploaded = await uploadResume({ file, email: sending.fields.email, turnstileToken, onProgress, signal });
  // The upload can finish at the moment at which the applicant cancels it.
  if (uploaded.ok) sending.onUploadSaved({ fingerprint, resume: uploaded.resume });
  if (signal.aborted) return { status: 'canceled' };
  if (!uploaded.ok) return { status: 'uploadFailed', failure: uploaded.failure };

  const outcome = await submit(sending, uploaded.resume);
  if (outcome.status === 'submissionFailed' && outcome.field === 'resume') sending.onUploadSaved(null);
  return outcome;
}

async function submit(sending: ApplicationSending, resume: UploadedResume): Promise<ApplicationOutcome> {
  const { position, fields, metaFor, onSubmitting } = sending;
  onSubmitting();
  const result = await submitApplication({ position, ...fields, resume, ...metaFor({ position, fields, path: resume.path }) });
  if (result.ok) {
    const { eventId, suspect, reference } = result.data;
    return { status: 'stored', eventId, suspect: suspect === true, reference };
  }
  if (result.failure.reason !== 'rejected') return { status: 'submissionFailed' };
  const { message, field } = result.failure;
  return { status: 'submissionFailed', message, field };
}
