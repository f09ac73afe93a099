import { http, HttpResponse, type RequestHandler } from 'msw';
import { functionUrl } from './functionUrl.ts';

/** `code` is for programs, `error` for the visitor. */
type Rejection = { status: number; body: { error: string; code: string; field?: string } };

/** Rejections that every form's function can return, with the backend's exact text. */
export const formRejections = {
  'rate-limited': {
    status: 429,
    body: { error: 'Too many submissions in a short time. Please try again later.', code: 'rate_limited' },
  },
  'out-of-order': {
    status: 503,
    body: {
      error: 'This is out of order just now, and we have been told. Please call us or write to us.',
      code: 'misconfigured',
    },
  },
  'human-check-failed': {
    status: 400,
    body: {
      error: 'We could not confirm that you are a person. Please try again.',
      code: 'human_check_failed',
      field: 'turnstileToken',
    },
  },
  'database-unavailable': {
    status: 503,
    body: { error: 'We could not reach our records just now. Please try again in a moment.', code: 'database_unavailable' },
  },
  'body-too-large': { status: 413, body: { error: 'What was sent is too long.', code: 'body_too_large' } },
  'wrong-content-type': {
    status: 415,
    body: { error: 'The content type must be application/json.', code: 'unsupported_media_type' },
  },
  'wrong-api-key': { status: 401, body: { error: 'The apikey header is missing or wrong.', code: 'invalid_api_key' } },
} as const satisfies Record<string, Rejection>;

export type FormRejection = keyof typeof formRejections;

export const functionResponds = (name: string, body: Record<string, unknown>): RequestHandler =>
  http.post(functionUrl(name), () => HttpResponse.json(body));

export const functionRejects = (name: string, { status, body }: Rejection): RequestHandler =>
  http.post(functionUrl(name), () => HttpResponse.json(body, { status }));

/** The handlers of the failures that every form's function has. */
export const failuresOf = (name: string) => ({
  /** The function rejects the request for a reason that all forms share. */
  rejected: (reason: FormRejection) => functionRejects(name, formRejections[reason]),
  /** The function names the invalid field and the reason. */
  fieldRejected: (field: string, error: string) =>
    functionRejects(name, { status: 400, body: { error, code: 'invalid_field', field } }),
  /** The function's process died, and the platform responds. */
  crashed: (): RequestHandler =>
    http.post(functionUrl(name), () =>
      HttpResponse.json(
        { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
        { status: 500 },
      ),
    ),
  /** The function never responds. */
  pending: (): RequestHandler => http.post(functionUrl(name), () => new Promise<never>(() => undefined)),
  /** The connection fails. */
  unreachable: (): RequestHandler => http.post(functionUrl(name), () => HttpResponse.error()),
});
