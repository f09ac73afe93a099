import type { Backend } from '../../tools/backend/backend';
import { RESUME_TYPES } from '../../supabase/functions/_shared/resumePath';
import { pdf } from '../../mocks/fixtures/resumeFiles';
import { clientFor, post } from './helpers';

/** Requests an upload address, as a visitor does. */
export async function uploadAddress(backend: Backend, fileName = 'cv.pdf', email = 'ada@example.com') {
  const { status, body } = await post(backend, 'create-resume-upload', { body: { email, fileName } });
  if (status !== 200) throw new Error(`create-resume-upload responded with ${status}: ${JSON.stringify(body)}`);
  return body as { path: string; token: string };
}

/** Uploads a file as the form does, and returns its path. */
export async function uploadResume(
  backend: Backend,
  bytes: Buffer = pdf(),
  kind: keyof typeof RESUME_TYPES = 'pdf',
  email?: string,
): Promise<string> {
  const { path, token } = await uploadAddress(backend, `cv.${kind}`, email);
  const file = new File([new Uint8Array(bytes)], `cv.${kind}`, { type: RESUME_TYPES[kind] });
  const { error } = await clientFor(backend).storage.from('resumes').uploadToSignedUrl(path, token, file);
  if (error) throw error;
  return path;
}
