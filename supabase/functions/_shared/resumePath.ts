/**
 * Where a résumé is kept. Shared by the browser and the functions: nothing here
 * may depend on a runtime.
 */
export const RESUME_BUCKET = 'resumes';
export const RESUME_MAX_BYTES = 5 * 1024 * 1024;

/** The kinds of file that the bucket accepts: the extension and media type of each. */
export const RESUME_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

const RESUME_PATH =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\/[A-Za-z0-9._-]{1,150}\.(pdf|doc|docx)$/;

/**
 * The uploaded file's path: as given, or else taken from the public address that
 * the Storage client makes of it.
 *
 * @returns null when neither leads to a file that the bucket would have accepted
 */
export function resumePathOf({ resumePath, resumeFileUrl }: { resumePath: string; resumeFileUrl: string }): string | null {
  const candidate = resumePath === '' ? pathInAddress(resumeFileUrl) : resumePath;
  const path = candidate.replace(/^\/+/, '').replace(new RegExp(`^${RESUME_BUCKET}/`), '');
  return RESUME_PATH.test(path) ? path : null;
}

/** The file type by its name; null when the bucket does not accept it. */
export function resumeExtensionOf(fileName: string): keyof typeof RESUME_TYPES | null {
  const extension = extensionOf(fileName);
  return Object.keys(RESUME_TYPES).includes(extension) ? (extension as keyof typeof RESUME_TYPES) : null;
}

/** Dots and spaces at the end of a name, which Windows ignores, and what nobody sees. */
const IGNORED_END = /[.\s\p{DI}]+$/u;
/** The extension of a kind, more than once or with another one behind it. */
const ENDINGS = /(\.(pdf|docx?))+(\.\w+)?$/i;

/** A file's own name with the extension of its kind, in place of another one of these or of what was put behind it. */
export function nameAs(kind: keyof typeof RESUME_TYPES, fileName: string): string {
  const name = fileName.replace(IGNORED_END, '');
  const base = name.replace(ENDINGS, '');
  if (name.slice(base.length).toLowerCase() === `.${kind}`) return name;
  return `${base.slice(0, 200)}.${kind}`;
}

/** A file's extension in lower case, without the dot; empty when the name has none. */
function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName.replace(IGNORED_END, ''))?.[1]?.toLowerCase() ?? '';
}

/**
 * The path of a new résumé: an unguessable folder and the time. Neither the applicant's email nor the file's own name, of which the
 * specification (section 7) makes it, because paths stand in the logs of Storage and of a proxy that opens a link.
 */
export const makeResumePath = ({ folder, at, fileName }: { folder: string; at: Date; fileName: string }) =>
  `${folder}/${at.getTime()}.${extensionOf(fileName)}`;

function pathInAddress(address: string): string {
  const [, encoded = ''] = /\/object\/public\/([^?#]+)/.exec(address) ?? [];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
