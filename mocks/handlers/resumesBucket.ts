import { http, HttpResponse, type RequestHandler } from 'msw';
import { settings } from '../../src/config/settings.ts';

const BUCKET = 'resumes';

const url = () => new URL(`/storage/v1/object/upload/sign/${BUCKET}/*`, settings.VITE_SUPABASE_URL).href;

type Rejection = { statusCode: string; error: string; code: string; message: string };

/** Rejections of Storage. Client errors have HTTP status 400, and the real status is in the body. */
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
  'forged-token': { statusCode: '400', error: 'InvalidJWT', message: 'signature verification failed', code: 'InvalidJWT' },
  busy: {
    statusCode: '429',
    error: 'too_many_connections',
    message: 'Too many connections issued to the database',
    code: 'SlowDown',
  },
  crashed: { statusCode: '500', error: 'Internal', message: 'Internal Server Error', code: 'InternalError' },
} as const satisfies Record<string, Rejection>;

/** The rejections whose HTTP status is the one in the body. */
const OWN_STATUS = new Set(['429', '500']);

const reject = (body: Rejection): RequestHandler =>
  http.put(url(), () => HttpResponse.json(body, { status: OWN_STATUS.has(body.statusCode) ? Number(body.statusCode) : 400 }));

export const resumeStored = () =>
  http.put(url(), ({ request }) => {
    const [, path = ''] = decodeURIComponent(new URL(request.url).pathname).split(`/${BUCKET}/`);
    return HttpResponse.json({ Key: `${BUCKET}/${path}` });
  });

export const resumeRejected = (reason: keyof typeof rejections) => reject(rejections[reason]);

/** A proxy in front of Storage responds with an HTML page. */
export const resumeGatewayDown = () =>
  http.put(url(), () => HttpResponse.html('<html><body><h1>502 Bad Gateway</h1></body></html>', { status: 502 }));

/** A proxy of the visitor's network, or its sign-in page, responds instead of Storage. */
export const resumeIntercepted = (status: 200 | 413) =>
  http.put(url(), () => HttpResponse.html('<html><body><h1>Your network says no</h1></body></html>', { status }));

/** The upload never completes. */
export const resumePending = () => http.put(url(), () => new Promise<never>(() => undefined));

/** The connection fails. */
export const resumeUnreachable = () => http.put(url(), () => HttpResponse.error());
