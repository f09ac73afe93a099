import type { SentContent } from '../useSubmission.ts';
import { recall, forget, remember } from '../../lib/sessionMemory.ts';
import type { UploadedResume } from '../../services/uploadResume.ts';

/** The form with nothing typed. The file is not among it: browsers do not let a page keep one. */
export const emptyFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  linkedIn: '',
  coverLetter: '',
  experience: '',
  availability: '',
  salary: '',
  referral: '',
  agreement: false,
  cultureIndexAgreement: false,
};

export type DraftFields = typeof emptyFields;

/** A file that is in the bucket already, and how to know it again (see `ReadFile`). */
export type KeptUpload = { fingerprint: string; resume: UploadedResume };

/** `sent`: sent again, even after a reload, the same content is not stored twice. */
export type ApplicationDraft = { fields: DraftFields; kept: KeptUpload | null; sent: SentContent | null };

const nameOf = (jobId: string) => `application-draft:${jobId}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const hasStrings = (value: unknown, names: readonly string[]): value is Record<string, string> =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');

/** The fields that this form has and no other: what was stored may be of an earlier version, what is typed has a file beside it. */
function knownFields(stored: unknown): DraftFields {
  const fields: Record<string, unknown> = { ...emptyFields };
  for (const [name, empty] of Object.entries(emptyFields)) {
    const value = isRecord(stored) ? stored[name] : undefined;
    if (typeof value === typeof empty) fields[name] = value;
  }
  return fields as DraftFields;
}

function readKept(stored: unknown): KeptUpload | null {
  if (!isRecord(stored) || !hasStrings(stored, ['fingerprint'])) return null;
  const resume: unknown = stored.resume;
  if (!hasStrings(resume, ['fileName', 'path', 'publicUrl'])) return null;
  return { fingerprint: stored.fingerprint ?? '', resume: resume as UploadedResume };
}

/** What was typed for this job earlier in this tab; null when there is nothing, or the browser keeps nothing. */
export function readDraft(jobId: string): ApplicationDraft | null {
  const stored = recall(nameOf(jobId));
  if (!isRecord(stored)) return null;
  const sent = hasStrings(stored.sent, ['content', 'key']) ? (stored.sent as SentContent) : null;
  return { fields: knownFields(stored.fields), kept: readKept(stored.kept), sent };
}

export function writeDraft(jobId: string, draft: ApplicationDraft): void {
  const fields = knownFields(draft.fields);
  if (JSON.stringify(fields) === JSON.stringify(emptyFields)) forget(nameOf(jobId));
  else remember(nameOf(jobId), { ...draft, fields });
}

export const clearDraft = (jobId: string): void => forget(nameOf(jobId));
