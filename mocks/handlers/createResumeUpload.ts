import { http, HttpResponse, type RequestHandler } from 'msw';
import { makeResumePath } from '../../supabase/functions/_shared/resumePath.ts';
import {
  formRejections,
  functionCrashes,
  functionPends,
  functionRejects,
  functionUnreachable,
  type FormRejection,
} from './functionResponses.ts';
import { functionUrl } from './functionUrl.ts';

const NAME = 'create-resume-upload';

/** The visitor may upload: the path is made of the email and the file's name. */
export const uploadAllowed = (): RequestHandler =>
  http.post(functionUrl(NAME), async ({ request }) => {
    const { email, fileName } = (await request.json()) as { email: string; fileName: string };
    const path = makeResumePath({ folder: crypto.randomUUID(), email, at: new Date(), fileName });
    return HttpResponse.json({ path, token: 'signed.upload.token' });
  });

/** The function does not let this visitor upload, for a reason that any form may meet. */
export const uploadRejected = (reason: FormRejection) => functionRejects(NAME, formRejections[reason]);

/** The function names the field that is wrong, and says why. */
export const uploadFieldRejected = (field: string, error: string) =>
  functionRejects(NAME, { status: 400, body: { error, code: 'invalid_field', field } });

/** The function cannot reach Storage. */
export const uploadStorageDown = () =>
  functionRejects(NAME, {
    status: 503,
    body: { error: 'We could not reach our file storage just now. Please try again in a moment.', code: 'storage_unavailable' },
  });

/** The function's process died: the platform answers in its place. */
export const uploadFunctionCrashed = () => functionCrashes(NAME);

/** No response yet. */
export const uploadPending = () => functionPends(NAME);

/** Nothing answers at that address. */
export const uploadFunctionUnreachable = () => functionUnreachable(NAME);
