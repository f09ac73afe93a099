import { endsOf, resumeKindOf } from '../../../supabase/functions/_shared/resumeKind.ts';
import { RESUME_MAX_BYTES, RESUME_TYPES, resumeExtensionOf } from '../../../supabase/functions/_shared/resumePath.ts';

/**
 * Why a file cannot be sent.
 * - `type`: its name does not end in .pdf, .doc or .docx
 * - `size`: larger than 5 MB
 * - `empty`: no byte in it
 * - `content`: no PDF or Word document, whatever it is called
 * - `mismatch`: one of these, but called another
 * - `unreadable`: the browser cannot read it (deleted, still in the cloud, no permission)
 */
type ResumeProblem = 'type' | 'size' | 'empty' | 'content' | 'mismatch' | 'unreadable';

/** A file in memory. The fingerprint is the same for the same name and bytes, whenever and from wherever they were chosen. */
export type ReadFile = File & { readonly fingerprint: string };

export type ResumeReading = { ok: true; file: ReadFile } | { ok: false; problem: ResumeProblem };

/**
 * Checks a chosen file by the rules of the bucket and of the function, before anything is uploaded, and reads it into memory: what is
 * sent later is what was chosen now, even when the file on the disk is moved or written over in between. Never throws.
 */
export async function readResume(file: File): Promise<ResumeReading> {
  const extension = resumeExtensionOf(file.name);
  if (!extension) return { ok: false, problem: 'type' };
  if (file.size > RESUME_MAX_BYTES) return { ok: false, problem: 'size' };
  if (file.size === 0) return { ok: false, problem: 'empty' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = resumeKindOf(endsOf(bytes));
    if (!kind) return { ok: false, problem: 'content' };
    if (kind !== extension) return { ok: false, problem: 'mismatch' };
    const inMemory = new File([bytes], file.name, { type: RESUME_TYPES[kind], lastModified: file.lastModified });
    return { ok: true, file: Object.assign(inMemory, { fingerprint: await fingerprintOf(file.name, bytes) }) };
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}

// Not by its date: some phones give a file a new one each time it is chosen.
async function fingerprintOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${name} ${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
