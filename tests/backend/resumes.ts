import type { Backend } from '../../local/backend';
import { RESUME_TYPES } from '../../supabase/functions/_shared/resumePath';
import { pdf } from '../resumeFiles';
import { clientFor } from './helpers';

/** Uploads as the form does, and gives the path. */
export async function uploadResume(
  backend: Backend,
  bytes: Buffer = pdf(),
  kind: keyof typeof RESUME_TYPES = 'pdf',
): Promise<string> {
  const path = `${crypto.randomUUID()}/ada_at_example.com-1767614400000-cv.${kind}`;
  const file = new File([new Uint8Array(bytes)], `cv.${kind}`, { type: RESUME_TYPES[kind] });
  const { error } = await clientFor(backend).storage.from('resumes').upload(path, file);
  if (error) throw error;
  return path;
}
