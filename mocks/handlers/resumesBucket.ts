import { http, HttpResponse, type RequestHandler } from 'msw';
import { settings } from '../../src/config/settings.ts';

const BUCKET = 'resumes';

const url = () => new URL(`/storage/v1/object/${BUCKET}/*`, settings.VITE_SUPABASE_URL).href;

/** The id of the object that the mocked bucket stores. */
const OBJECT_ID = 'c6a1f6a0-3a0f-4a37-9d4e-0a5d5c1b7e44';

type Refusal = { statusCode: string; error: string; code: string; message: string };

/** Storage's own answers. Those that are the sender's fault travel with HTTP status 400, and only the body says what is meant. */
const refusals = {
  'too-large': {
    statusCode: '413',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
    code: 'EntityTooLarge',
  },
  'wrong-type': {
    statusCode: '415',
    error: 'invalid_mime_type',
    message: 'mime type image/png is not supported',
    code: 'InvalidMimeType',
  },
  duplicate: { statusCode: '409', error: 'Duplicate', message: 'The resource already exists', code: 'KeyAlreadyExists' },
  'bucket-missing': { statusCode: '404', error: 'Bucket not found', message: 'Bucket not found', code: 'NoSuchBucket' },
  'not-allowed': {
    statusCode: '403',
    error: 'Unauthorized',
    message: 'new row violates row-level security policy',
    code: 'AccessDenied',
  },
  'wrong-api-key': { statusCode: '403', error: 'Unauthorized', message: 'Invalid Compact JWS', code: 'AccessDenied' },
  'no-api-key': {
    statusCode: '400',
    error: 'Error',
    message: "headers must have required property 'authorization'",
    code: 'InvalidRequest',
  },
  'nothing-sent': { statusCode: '400', error: 'InvalidRequest', message: 'No content provided', code: 'InvalidRequest' },
  busy: {
    statusCode: '429',
    error: 'too_many_connections',
    message: 'Too many connections issued to the database',
    code: 'SlowDown',
  },
  crashed: { statusCode: '500', error: 'Internal', message: 'Internal Server Error', code: 'InternalError' },
  overloaded: { statusCode: '503', error: 'SlowDown', message: 'Service Unavailable', code: 'SlowDown' },
  'database-timeout': {
    statusCode: '544',
    error: 'DatabaseTimeout',
    message: 'The connection to the database timed out',
    code: 'DatabaseTimeout',
  },
} as const satisfies Record<string, Refusal>;

/** The HTTP statuses of the answers that do not travel as 400. */
const OWN_STATUS = new Set(['429', '500', '503', '544']);

const refuse = (body: Refusal): RequestHandler =>
  http.post(url(), () => HttpResponse.json(body, { status: OWN_STATUS.has(body.statusCode) ? Number(body.statusCode) : 400 }));

/** The file is stored. */
export const resumeStored = () =>
  http.post(url(), ({ request }) => {
    const [, path = ''] = decodeURIComponent(new URL(request.url).pathname).split(`/${BUCKET}/`);
    return HttpResponse.json({ Id: OBJECT_ID, Key: `${BUCKET}/${path}` });
  });

/** Storage says why it did not store the file. */
export const resumeRefused = (reason: keyof typeof refusals) => refuse(refusals[reason]);

/** Storage does not take this path. */
export const resumePathRefused = (path: string) =>
  refuse({ statusCode: '400', error: 'InvalidKey', message: `Invalid key: ${path}`, code: 'InvalidKey' });

/** Something in front of Storage answers with a page of its own. */
export const resumeGatewayDown = () =>
  http.post(url(), () => HttpResponse.html('<html><body><h1>502 Bad Gateway</h1></body></html>', { status: 502 }));

/** The file is on its way. */
export const resumePending = () => http.post(url(), () => new Promise<never>(() => undefined));

/** Nothing answers at that address, or the connection was cut. */
export const resumeUnreachable = () => http.post(url(), () => HttpResponse.error());
