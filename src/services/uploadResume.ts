import { extensionOf, makeResumePath, RESUME_BUCKET, RESUME_TYPES } from '../../supabase/functions/_shared/resumePath.ts';
import { getSupabaseClient } from './supabaseClient.ts';
import { watchUpload } from './uploadTransport.ts';

/** Longer than a weak mobile connection stalls, shorter than an applicant's patience. */
const PATIENCE_MS = 30_000;

/**
 * Why an upload gave no file.
 * - `too_large`, `wrong_type`: the bucket does not take such a file
 * - `refused`: the bucket takes nothing from us; trying again does not help
 * - `unavailable`: Storage answered that it cannot work now; trying again may help
 * - `unreachable`: no answer came (offline, cut off, nothing moved for too long, code not loaded)
 * - `cancelled`: the caller's signal ended it
 */
export type UploadFailure = 'too_large' | 'wrong_type' | 'refused' | 'unavailable' | 'unreachable' | 'cancelled';

/** A résumé in its bucket. */
export type UploadedResume = {
  /** The applicant's own name for the file. */
  fileName: string;
  /** The object's key in the bucket. */
  path: string;
  /** The public address that Storage would have for it; the bucket is private, so it opens nothing. */
  publicUrl: string;
};

export type UploadResult = { ok: true; resume: UploadedResume } | { ok: false; failure: UploadFailure };

export type ResumeUpload = {
  file: File;
  /** The applicant's; part of the file's path (specification section 7). */
  email: string;
  /** Hears how much has left, from 0 to 1, where the browser says it. */
  onProgress?: (part: number) => void;
  /** Gives the upload up. */
  signal?: AbortSignal | undefined;
  /** How long nothing may move before the upload is given up, in milliseconds. */
  patienceMs?: number;
};

/** What the body of Storage's answer means; its HTTP status is 400 for nearly all of them. */
const FAILURES: Record<string, UploadFailure> = { '413': 'too_large', '415': 'wrong_type', '429': 'unavailable' };

/**
 * Uploads a résumé, then asks for its public address (specification section 7, application submit, step 1). Each call makes a new
 * path, so that what an earlier try left half done is never in the way. Never throws.
 */
export async function uploadResume(upload: ResumeUpload): Promise<UploadResult> {
  const { file, email, onProgress = () => undefined, signal, patienceMs = PATIENCE_MS } = upload;
  const path = makeResumePath({ folder: crypto.randomUUID(), email, at: new Date(), fileName: file.name });
  const stopWatching = watchUpload(path, { onProgress, signal, patienceMs });
  try {
    const bucket = (await getSupabaseClient()).storage.from(RESUME_BUCKET);
    const { error } = await bucket.upload(path, withKnownType(file));
    if (error && isAborted(signal)) return { ok: false, failure: 'cancelled' };
    if (error) return { ok: false, failure: readFailure(error) };
    return { ok: true, resume: { fileName: file.name, path, publicUrl: bucket.getPublicUrl(path).data.publicUrl } };
  } catch {
    return { ok: false, failure: isAborted(signal) ? 'cancelled' : 'unreachable' };
  } finally {
    stopWatching();
  }
}

const isAborted = (signal: AbortSignal | undefined) => signal?.aborted === true;

/** Some systems do not know the type of a Word file and send none, which the bucket refuses: the extension says it. */
function withKnownType(file: File): File {
  const extension = extensionOf(file.name);
  const type = extension in RESUME_TYPES ? RESUME_TYPES[extension as keyof typeof RESUME_TYPES] : file.type;
  return new File([file], file.name, { type });
}

function readFailure({ status, statusCode }: { status?: number | undefined; statusCode?: string | undefined }): UploadFailure {
  if (status === undefined) return 'unreachable';
  if (status >= 500) return 'unavailable';
  return FAILURES[statusCode ?? ''] ?? 'refused';
}
