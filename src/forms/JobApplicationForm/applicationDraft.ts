import type { SentContent } from '../useSubmission.ts';
import { recall, forget, remember } from '../../lib/sessionMemory.ts';
import type { UploadedResume } from '../../services/uploadResume.ts';

/** Without the file, which cannot be stored in the session. */
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

/** A file that is already in the bucket; `fingerprint` as in `ReadFile`. */
export type SavedUpload = { fingerprint: string; resume: UploadedResume };

/** `sent`: its key is used again for the same content, also after a reload. */
export type ApplicationDraft = { fields: DraftFields; savedUpload: SavedUpload | null; sent: SentContent | null };

const nameOf = (jobId: string) => `application-draft:${jobId}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const hasStrings = (value: unknown, names: readonly string[]): value is Record<string, string> =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');

/** Only this form's fields: a stored draft may be from an earlier version. */
function knownFields(stored: unknown): DraftFields {
  const fields: Record<string, unknown> = { ...emptyFields };
  for (const [name, empty] of Object.entries(emptyFields)) {
    const value = isRecord(stored) ? stored[name] : undefined;
    if (typeof value === typeof empty) fields[name] = value;
  }
  return fields as DraftFields;
}

function readSavedUpload(stored: unknown): SavedUpload | null {
  if (!isRecord(stored) || !hasStrings(stored, ['fingerprint'])) return null;
  const resume: unknown = stored.resume;
  if (!hasStrings(resume, ['fileName', 'path', 'publicUrl'])) return null;
  return { fingerprint: stored.fingerprint ?? '', resume: resume as UploadedResume };
}

/** What was typed for this job earlier in this tab, or null. */
export function readDraft(jobId: string): ApplicationDraft | null {
  const stored = recall(nameOf(jobId));
  if (!isRecord(stored)) return null;
  const sent = hasStrings(stored.sent, ['content', 'key']) ? (stored.sent as SentContent) : null;
  return { fields: knownFields(stored.fields), savedUpload: readSavedUpload(stored.savedUpload), sent };
}

export function writeDraft(jobId: string, draft: ApplicationDraft): void {
  const fields = knownFields(draft.fields);
  if (JSON.stringify(fields) === JSON.stringify(emptyFields)) forget(nameOf(jobId));
  else remember(nameOf(jobId), { ...draft, fields });
}

export const clearDraft = (jobId: string): void => forget(nameOf(jobId));
