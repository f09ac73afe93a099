import { randomUuid } from '../../lib/randomUuid.ts';
import { resumeKindOf } from '../../../supabase/functions/_shared/resumeKind.ts';
import { nameAs, RESUME_MAX_BYTES, RESUME_TYPES, resumeExtensionOf } from '../../../supabase/functions/_shared/resumePath.ts';

/**
 * Why a file cannot be sent.
 * - `type`: not a PDF or Word document
 * - `size`: larger than 5 MB
 * - `empty`: no bytes
 * - `content`: the same, despite its extension
 * - `protected`: opens only with a password
 * - `unreadable`: deleted, still in the cloud, or no permission
 */
type ResumeProblem = 'type' | 'size' | 'empty' | 'content' | 'protected' | 'unreadable';

/** A file in memory, whose name ends with its kind. The same name and bytes have the same fingerprint. */
export type ReadFile = File & { readonly fingerprint: string };

export type ResumeReading = { ok: true; file: ReadFile } | { ok: false; problem: ResumeProblem };

/**
 * Validates a chosen file by the bucket's and the function's rules, by its bytes and not by its name (phones and mail programs name
 * files as they like), and reads it into memory, so that a later change of the file on disk
 * does not matter. Never throws.
 */
export async function readResume(file: File): Promise<ResumeReading> {
  if (file.size > RESUME_MAX_BYTES) return { ok: false, problem: 'size' };
  if (file.size === 0) return { ok: false, problem: 'empty' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = resumeKindOf(bytes);
    if (!kind) return { ok: false, problem: resumeExtensionOf(file.name) ? 'content' : 'type' };
    if (kind === 'protected') return { ok: false, problem: 'protected' };
    const inMemory = new File([bytes], nameAs(kind, file.name), { type: RESUME_TYPES[kind], lastModified: file.lastModified });
    return { ok: true, file: Object.assign(inMemory, { fingerprint: await fingerprintOf(file.name, bytes) }) };
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}

// The date is left out, because some phones change it each time a file is chosen.
async function fingerprintOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  // `subtle` is missing on a page that was opened by http and an address; there the same file is uploaded each time it is chosen.
  if (!subtle) return randomUuid();
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return `${name} ${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
