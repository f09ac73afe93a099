import { RESUME_BUCKET, RESUME_TYPES, resumeExtensionOf } from '../../supabase/functions/_shared/resumePath.ts';
import { invokeFunction, type FunctionFailure } from './invokeFunction.ts';
import { getSupabaseClient } from './supabaseClient.ts';
import { watchUpload, type Interruption, type UploadWatch } from './uploadTransport.ts';
import { randomUuid } from '../lib/randomUuid.ts';

/**
 * Why an upload failed.
 * - `too_large`, `wrong_type`: the bucket's limits
 * - `rejected`: the function does not let this visitor upload now, with a message
 * - `storage_rejected`: the bucket rejects the request; trying again does not help
 * - `unavailable`: the backend cannot work now; trying again may help
 * - `unreachable`: the upload did not begin (offline, blocked, code not loaded)
 * - an `Interruption` of the upload
 * - `canceled`: the caller's signal was aborted
 */
export type UploadFailure =
  | { reason: 'too_large' | 'wrong_type' | 'storage_rejected' | 'unavailable' | 'unreachable' | 'canceled' | Interruption }
  | { reason: 'rejected'; message: string };

/** A résumé in its bucket. */
export type UploadedResume = {
  /** The applicant's own name for the file. */
  fileName: string;
  /** The object's key in the bucket. */
  path: string;
  /** The object's public address. The bucket is private, so it opens nothing. */
  publicUrl: string;
};

export type UploadResult = { ok: true; resume: UploadedResume } | { ok: false; failure: UploadFailure };

export type ResumeUpload = Partial<UploadWatch> & {
  file: File;
  /** The applicant's; part of the file's path (specification section 7). */
  email: string;
  /** Where the human check is configured. */
  turnstileToken?: string;
};

type UploadAddress = { path: string; token: string };

/** Failures by the status code in the body of Storage's response, because its HTTP status is nearly always 400. */
const FAILURES = new Map<string | undefined, 'too_large' | 'wrong_type' | 'unavailable'>([
  ['413', 'too_large'],
  ['415', 'wrong_type'],
  ['429', 'unavailable'],
]);

const failed = (failure: UploadFailure): UploadResult => ({ ok: false, failure });

/**
 * Uploads a résumé to a new address that our function signs, then asks for its public address (specification section 7, application
 * submit, step 1). Never throws.
 */
export async function uploadResume(upload: ResumeUpload): Promise<UploadResult> {
  const { file, email, turnstileToken, onProgress = () => undefined, signal, stallTimeoutMs } = upload;
  const address = await invokeFunction<UploadAddress>(
    {
      name: 'create-resume-upload',
      body: { email, fileName: file.name, turnstileToken },
      idempotencyKey: randomUuid(),
    },
    ['path', 'token'],
  );
  if (isAborted(signal)) return failed({ reason: 'canceled' });
  if (!address.ok) return failed(withoutField(address.failure));

  const { path, token } = address.data;
  let interruption: Interruption | undefined;
  const onInterruption = (reason: Interruption) => (interruption = reason);
  const stopWatching = watchUpload(path, { onProgress, onInterruption, signal, stallTimeoutMs });
  try {
    const bucket = (await getSupabaseClient()).storage.from(RESUME_BUCKET);
    const { error } = await bucket.uploadToSignedUrl(path, token, withKnownType(file));
    if (error) return failed(isAborted(signal) ? { reason: 'canceled' } : { reason: interruption ?? reasonOf(error) });
    return { ok: true, resume: { fileName: file.name, path, publicUrl: bucket.getPublicUrl(path).data.publicUrl } };
  } catch {
    return failed({ reason: isAborted(signal) ? 'canceled' : 'unreachable' });
  } finally {
    stopWatching();
  }
}

const isAborted = (signal: AbortSignal | undefined) => signal?.aborted === true;

const withoutField = (failure: FunctionFailure): UploadFailure =>
  failure.reason === 'rejected' ? { reason: 'rejected', message: failure.message } : failure;

/** Some systems send no type for a Word file, which the bucket rejects: derives it from the extension. */
function withKnownType(file: File): File {
  const extension = resumeExtensionOf(file.name);
  const type = extension ? RESUME_TYPES[extension] : file.type;
  return new File([file], file.name, { type });
}

function reasonOf({ status, statusCode }: { status?: number; statusCode?: string }) {
  if (status === undefined) return 'unreachable';
  if (status >= 500) return 'unavailable';
  return FAILURES.get(statusCode) ?? 'storage_rejected';
}
