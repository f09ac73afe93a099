import { http, HttpResponse, type RequestHandler } from 'msw';
import { webhookAddresses } from '../webhookAddresses.ts';

/** Content types that a browser sends to another origin without asking first. */
const NEEDS_NO_PREFLIGHT = /^(text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)\b/;

const accept = () => HttpResponse.json({ accepted: true });

/** The handlers of an automation service behind a webhook, to which the browser posts what was stored. */
const handlersOf = (url: string) => ({
  accepted: (): RequestHandler => http.post(url, accept),
  /** The service is down, or no longer knows the address. */
  rejected: (status: number): RequestHandler => http.post(url, () => HttpResponse.json({ accepted: false }, { status })),
  /** The service never responds. */
  pending: (): RequestHandler => http.post(url, () => new Promise<never>(() => undefined)),
  /** The service answers no CORS preflight, so the browser sends JSON only as text. */
  withoutPreflight: (): RequestHandler =>
    http.post(url, ({ request }) =>
      NEEDS_NO_PREFLIGHT.test(request.headers.get('content-type') ?? '') ? accept() : HttpResponse.error(),
    ),
  /** The connection fails. */
  unreachable: (): RequestHandler => http.post(url, () => HttpResponse.error()),
});

export const leadWebhook = handlersOf(webhookAddresses.VITE_LEAD_WEBHOOK_URL);
export const applicationWebhook = handlersOf(webhookAddresses.VITE_APPLICATION_WEBHOOK_URL);
