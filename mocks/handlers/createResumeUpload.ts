import { http, HttpResponse, type RequestHandler } from 'msw';
import { makeResumePath } from '../../supabase/functions/_shared/resumePath.ts';
import { failuresOf, functionRejects } from './functionResponses.ts';
import { functionUrl } from './functionUrl.ts';

const NAME = 'create-resume-upload';

/** The function creates a path, and a token for the upload. */
export const uploadAllowed = (): RequestHandler =>
  http.post(functionUrl(NAME), async ({ request }) => {
    const { fileName } = (await request.json()) as { fileName: string };
    const path = makeResumePath({ folder: crypto.randomUUID(), at: new Date(), fileName });
    return HttpResponse.json({ path, token: 'signed.upload.token' });
  });

/** More files than the limit of all visitors' uploads. */
export const uploadCeilingReached = () =>
  functionRejects(NAME, {
    status: 429,
    body: {
      error: 'We’re getting more than we can handle right now. Please try again in an hour, or call us.',
      code: 'ceiling_reached',
    },
  });

/** The function cannot reach Storage. */
export const uploadStorageDown = () =>
  functionRejects(NAME, {
    status: 503,
    body: { error: 'We could not reach our file storage just now. Please try again in a moment.', code: 'storage_unavailable' },
  });

export const {
  rejected: uploadRejected,
  fieldRejected: uploadFieldRejected,
  crashed: uploadFunctionCrashed,
  pending: uploadPending,
  unreachable: uploadFunctionUnreachable,
} = failuresOf(NAME);
