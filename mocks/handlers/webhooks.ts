import { delay, http, HttpResponse } from 'msw';
import { webhookAddresses } from '../webhookAddresses.ts';

export type Webhook = 'lead' | 'application';

const address: Record<Webhook, string> = {
  lead: webhookAddresses.VITE_LEAD_WEBHOOK_URL,
  application: webhookAddresses.VITE_APPLICATION_WEBHOOK_URL,
};

/**
 * The automation takes what it is told.
 *
 * @param hear gets each body
 */
export const webhookAccepts = (webhook: Webhook, hear?: (body: unknown) => void) =>
  http.post(address[webhook], async ({ request }) => {
    hear?.(await request.json());
    return new HttpResponse(null, { status: 200 });
  });

/** The automation is broken. */
export const webhookFails = (webhook: Webhook) => http.post(address[webhook], () => new HttpResponse(null, { status: 500 }));

/** Nothing is at the automation's address. */
export const webhookUnreachable = (webhook: Webhook) => http.post(address[webhook], () => HttpResponse.error());

/** The automation does not respond. */
export const webhookPends = (webhook: Webhook) =>
  http.post(address[webhook], async () => {
    await delay('infinite');
    return new HttpResponse(null);
  });
