import type { RequestHandler } from 'msw';
import { applicationWebhook, leadWebhook } from '../../mocks/handlers/webhooks.ts';
import { webhookAddresses } from '../../mocks/webhookAddresses.ts';
import type { WebhookExchange } from './webhookExchange.ts';

export type WebhookCase = {
  title: string;
  /** The address of the mock. */
  address: string;
  handler: () => RequestHandler;
  /** The backend's webhook, and how it is set to respond; null for one that is out of reach. */
  real: { name: string; mode: { mode: 'ok' | 'hang' } | { mode: 'reject'; status: number } } | null;
  expected: WebhookExchange;
};

type Posts = WebhookExchange['posts'];

const asJson = (response: Posts[number]['response']): Posts[number] => ({ contentType: 'application/json', response });
const asText = (response: Posts[number]['response']): Posts[number] => ({ contentType: 'text/plain;charset=UTF-8', response });
const ACCEPTED = { status: 200, body: { accepted: true } };
const rejectedWith = (status: number) => ({ status, body: { accepted: false } });

const NOT_REACHED = 'Webhook not reached; the submission itself is stored.';

function casesOf(what: string, address: string, handlers: typeof leadWebhook): WebhookCase[] {
  const cases: Omit<WebhookCase, 'address'>[] = [
    {
      title: 'accepts',
      handler: handlers.accepted,
      real: { name: 'contract', mode: { mode: 'ok' } },
      expected: { posts: [asJson(ACCEPTED)], logged: [] },
    },
    ...[410, 500].map((status): Omit<WebhookCase, 'address'> => ({
      title: `rejects with ${status}`,
      handler: () => handlers.rejected(status),
      real: { name: 'contract', mode: { mode: 'reject', status } },
      expected: {
        posts: [asJson(rejectedWith(status))],
        logged: [`Webhook answered ${status}; the submission itself is stored.`],
      },
    })),
    {
      title: 'responds too late',
      handler: handlers.pending,
      real: { name: 'contract', mode: { mode: 'hang' } },
      // It may have arrived, so it is not sent again.
      expected: { posts: [asJson(null)], logged: [NOT_REACHED] },
    },
    {
      title: 'answers no preflight',
      handler: handlers.withoutPreflight,
      real: { name: 'no-preflight-contract', mode: { mode: 'ok' } },
      expected: { posts: [asJson(null), asText(ACCEPTED)], logged: [] },
    },
    {
      title: 'is out of reach',
      handler: handlers.unreachable,
      real: null,
      expected: { posts: [asJson(null), asText(null)], logged: [NOT_REACHED] },
    },
  ];
  return cases.map((it) => ({ ...it, address, title: `${what}: ${it.title}` }));
}

/** How webhooks respond to the browser, and the mocks that must equal them. */
export const webhookCases: WebhookCase[] = [
  ...casesOf('webhook of leads', webhookAddresses.VITE_LEAD_WEBHOOK_URL, leadWebhook),
  ...casesOf('webhook of applications', webhookAddresses.VITE_APPLICATION_WEBHOOK_URL, applicationWebhook),
];
