import { http, HttpResponse } from 'msw';
import { webhookAddresses } from '../webhookAddresses.ts';

export type Webhook = 'lead' | 'application';

const address: Record<Webhook, string> = {
  lead: webhookAddresses.VITE_LEAD_WEBHOOK_URL,
  application: webhookAddresses.VITE_APPLICATION_WEBHOOK_URL,
};

/** @param onBody is called with each body */
export const webhookAccepts = (webhook: Webhook, onBody?: (body: unknown) => void) =>
  http.post(address[webhook], async ({ request }) => {
    onBody?.(await request.json());
    return new HttpResponse(null, { status: 200 });
  });

export const webhookFails = (webhook: Webhook) => http.post(address[webhook], () => new HttpResponse(null, { status: 500 }));

export const webhookPends = (webhook: Webhook) => http.post(address[webhook], () => new Promise<never>(() => undefined));
