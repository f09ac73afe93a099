import type { Application } from '../_shared/applicationSchema.ts';
import { HttpError } from '../_shared/http.ts';
import { resumeKindOf, type ResumeKind } from '../_shared/resumeKind.ts';
import { RESUME_MAX_BYTES, resumePathOf } from '../_shared/resumePath.ts';
import type { ResumeStorage } from '../_shared/storage.ts';

const LINK_SECONDS = 7 * 24 * 60 * 60;

export type CheckedResume = {
  path: string;
  kind: ResumeKind;
  bytes: number;
  /** Opens the file for seven days. */
  signedUrl: string;
};

/**
 * Looks at the file that an applicant uploaded.
 *
 * @throws HttpError 400 about the field `resume` when the file is missing, too
 *   large, or not what its name says
 */
export async function checkResume(application: Application, storage: ResumeStorage): Promise<CheckedResume> {
  const path = resumePathOf(application);
  if (!path) throw badResume('resume_missing', 'Please attach your résumé.');

  const bytes = await storage.read(path, RESUME_MAX_BYTES);
  if (!bytes) throw badResume('resume_missing', 'Your résumé did not reach us. Please attach it again.');
  if (bytes.length === 0) throw badResume('resume_empty', 'This file is empty. Please attach your résumé again.');
  if (bytes.length > RESUME_MAX_BYTES) throw badResume('resume_too_large', 'This file is larger than 5 MB.');

  const kind = resumeKindOf(bytes);
  if (!kind) {
    throw badResume('resume_type', 'This file is not a PDF or Word document that we can open. Please attach another one.');
  }
  if (!path.endsWith(`.${kind}`)) {
    throw badResume(
      'resume_type',
      `This file is named as another type, but it is a ${kind.toUpperCase()} file. Please rename it.`,
    );
  }

  const signedUrl = await storage.sign(path, LINK_SECONDS);
  if (!signedUrl) throw badResume('resume_missing', 'Your résumé did not reach us. Please attach it again.');
  return { path, kind, bytes: bytes.length, signedUrl };
}

/** @param status 409 when it is not the file that is wrong but its use */
export function badResume(code: string, error: string, status = 400): HttpError {
  return new HttpError(status, { error, code, field: 'resume' });
}
