/**
 * Where a résumé is kept. Shared by the browser and the functions: nothing here
 * may depend on a runtime.
 */
export const RESUME_BUCKET = 'resumes';
export const RESUME_MAX_BYTES = 5 * 1024 * 1024;

// The bucket's policy asks for the same.
const RESUME_PATH =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\/[A-Za-z0-9._-]{1,150}\.(pdf|doc|docx)$/;

/**
 * The uploaded file's path: as it is given, or else out of the public address
 * that the Storage client makes of it.
 *
 * @returns null when neither leads to a file that the bucket would have taken
 */
export function resumePathOf({ resumePath, resumeFileUrl }: { resumePath: string; resumeFileUrl: string }): string | null {
  const candidate = resumePath === '' ? pathInAddress(resumeFileUrl) : resumePath;
  const path = candidate.replace(/^\/+/, '').replace(new RegExp(`^${RESUME_BUCKET}/`), '');
  return RESUME_PATH.test(path) ? path : null;
}

function pathInAddress(address: string): string {
  const [, encoded = ''] = /\/object\/public\/([^?#]+)/.exec(address) ?? [];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
