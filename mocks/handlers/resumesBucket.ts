import { http, HttpResponse, type RequestHandler } from 'msw';
import { settings } from '../../src/config/settings.ts';

const BUCKET = 'resumes';

const url = () => new URL(`/storage/v1/object/upload/sign/${BUCKET}/*`, settings.VITE_SUPABASE_URL).href;

type Refusal = { statusCode: string; error: string; code: string; message: string };

/** Storage's own answers. Those that are the sender's fault travel with HTTP status 400, and only the body says what is meant. */
const rejections = {
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
  'no-token': {
    statusCode: '400',
    error: 'InvalidRequest',
    message: "querystring must have required property 'token'",
    code: 'InvalidRequest',
  },
  'forged-token': { statusCode: '400', error: 'InvalidJWT', message: 'signature verification failed', code: 'InvalidJWT' },
  'other-path': { statusCode: '400', error: 'InvalidSignature', message: 'Invalid signature', code: 'InvalidSignature' },
  'download-token': {
    statusCode: '400',
    error: 'InvalidSignature',
    message: 'Token is not scoped for upload',
    code: 'InvalidSignature',
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
  http.put(url(), () => HttpResponse.json(body, { status: OWN_STATUS.has(body.statusCode) ? Number(body.statusCode) : 400 }));

/** The file is stored. */
export const resumeStored = () =>
  http.put(url(), ({ request }) => {
    const [, path = ''] = decodeURIComponent(new URL(request.url).pathname).split(`/${BUCKET}/`);
    return HttpResponse.json({ Key: `${BUCKET}/${path}` });
  });

/** Storage says why it did not store the file. */
export const resumeRejected = (reason: keyof typeof rejections) => refuse(rejections[reason]);

/** Something in front of Storage answers with a page of its own. */
export const resumeGatewayDown = () =>
  http.put(url(), () => HttpResponse.html('<html><body><h1>502 Bad Gateway</h1></body></html>', { status: 502 }));

/** The file is on its way. */
export const resumePending = () => http.put(url(), () => new Promise<never>(() => undefined));

/** Nothing answers at that address, or the connection was cut. */
export const resumeUnreachable = () => http.put(url(), () => HttpResponse.error());
