import type { Application } from '../_shared/applicationBody.ts';
import { sql, type Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http.ts';
import { resumeKindOf } from '../_shared/resumeKind.ts';
import { RESUME_MAX_BYTES, resumePathOf } from '../_shared/resumePath.ts';
import type { HumanVerdict } from '../_shared/suspects.ts';
import type { ResumeStorage } from '../_shared/storage.ts';

const PROTECTED = 'This file is password-protected. Please save it without a password and attach it again.';

/** What the database knows about uploaded files. */
export type ResumeFiles = {
  /** A file's size in bytes, and by whom it was uploaded; null when there is no such file. */
  find(path: string): Promise<{ size: number; email: string; human: HumanVerdict } | null>;
};

export type ResumeDeps = {
  files: ResumeFiles;
  storage: Pick<ResumeStorage, 'read' | 'sign'>;
  /** How long the link opens the file. */
  linkSeconds: number;
};

export const resumeFiles = (database: Database): ResumeFiles => ({
  async find(path) {
    const [row] = await database.rows<{ size: number; email: string; human: HumanVerdict }>(sql`
      select size, email, human from private.resume_files join private.resume_uploads using (path) where path = ${path}`);
    return row ?? null;
  },
});

/**
 * Checks the file that an applicant uploaded: its size and its kind.
 *
 * @returns also what the check of the visitor before the upload found, and a link that opens the file for `linkSeconds`
 * @throws HttpError 400 about the field `resume` when the file is missing, too
 *   large, or not of the type of its name
 */
export async function checkResume(application: Application, { files, storage, linkSeconds }: ResumeDeps) {
  const path = resumePathOf(application);
  if (!path) throw badResume('resume_missing', 'Please attach your résumé.');

  const file = await files.find(path);
  if (!file) throw missingResume();
  // With another person's path, one check by Turnstile would be enough for many applications.
  if (file.email !== application.email.toLowerCase()) {
    throw badResume('resume_of_another', 'This file was sent with a different email address. Please attach it again.', 409);
  }
  const { size, human } = file;
  if (size === 0) throw badResume('resume_empty', 'This file is empty. Please attach your résumé again.');
  if (size > RESUME_MAX_BYTES) throw badResume('resume_too_large', 'This file is larger than 5 MB.');

  const [bytes, signedUrl] = await Promise.all([storage.read(path), storage.sign(path, linkSeconds)]);
  if (!bytes || !signedUrl) throw missingResume();

  const kind = resumeKindOf(bytes);
  if (!kind) {
    throw badResume('resume_type', 'This isn’t a PDF or Word document we can open. Please attach another one.');
  }
  if (kind === 'protected') throw badResume('resume_protected', PROTECTED);
  if (!path.endsWith(`.${kind}`)) {
    throw badResume(
      'resume_type',
      `This file is named as another type, but it is a ${kind.toUpperCase()} file. Please rename it.`,
    );
  }
  return { kind, size, human, signedUrl };
}

function missingResume(): HttpError {
  return badResume('resume_missing', 'Your résumé didn’t reach us. Please attach it again.');
}

/** @param status 409 when the file itself is fine but cannot be used */
export function badResume(code: string, error: string, status = 400): HttpError {
  return new HttpError(status, { error, code, field: 'resume' });
}
