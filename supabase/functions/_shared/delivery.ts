import type { Database } from './database.ts';
import { deliveryError } from './deliveryError.ts';
import { SCHEDULED_DEADLINE_MS } from './endpoint.ts';
import type { Log } from './log.ts';
import { buryUnsettled, claimDue, settle, type Attempt, type ClaimedEvent } from './outbox.ts';
import type { WebhookSettings } from './settings.ts';
import { webhookSignature } from './webhookSignature.ts';

const BATCH = 20;
/** After this time a run starts no further batch, because the next scheduled run is due. */
const RUN_MS = 45_000;
/** The time for what a run does besides waiting for receivers. */
const MARGIN_MS = 5000;
/** A proxy in front of the receiver stopped waiting for it. */
const PROXY_TIMEOUTS: readonly number[] = [504, 524];

export type Delivery = {
  database: Database;
  webhooks: WebhookSettings;
  clock: () => Date;
  fetch: typeof fetch;
  log: Log;
  /** Returns the payload with new links in place of those that may have expired. */
  refresh?: (event: ClaimedEvent) => Promise<unknown>;
};

export type DeliveryReport = {
  delivered: number;
  /** Failed, and will be tried again. */
  pending: number;
  /** Failed for the last time. */
  dead: number;
};

/**
 * Sends all due events in batches, each event at least once.
 *
 * @param requestId names this run in the log
 */
export async function deliverDue(delivery: Delivery, requestId: string): Promise<DeliveryReport> {
  const report: DeliveryReport = { delivered: 0, pending: 0, dead: 0 };
  const lastStartMs = Math.min(RUN_MS, SCHEDULED_DEADLINE_MS - delivery.webhooks.timeoutMs - MARGIN_MS);
  const endsAt = performance.now() + lastStartMs;
  for (const eventId of await buryUnsettled(delivery.database, delivery.clock())) {
    report.dead += 1;
    delivery.log.error({ function: 'deliver-webhooks', requestId, eventId, outcome: 'dead' });
  }
  let events: ClaimedEvent[];
  do {
    events = await claimDue(delivery.database, { now: delivery.clock(), limit: BATCH });
    await Promise.all(
      events.map(async (event) => {
        report[await deliver(delivery, event, requestId)] += 1;
      }),
    );
  } while (events.length === BATCH && performance.now() < endsAt);
  return report;
}

/** Makes one attempt to deliver an event that the caller has claimed. */
export async function deliver(delivery: Delivery, event: ClaimedEvent, requestId: string): Promise<keyof DeliveryReport> {
  const attempt = await send(delivery, event);
  const url = delivery.webhooks.urls[event.topic];
  const status = await settle(delivery.database, event, attempt, delivery.clock(), url ? new URL(url).host : null);
  // The last attempt: from here on only the owner can do something about it.
  delivery.log[status === 'dead' ? 'error' : 'info']({
    function: 'deliver-webhooks',
    requestId,
    eventId: event.id,
    outcome: status === 'pending' ? 'will_retry' : status,
    count: event.attempts,
  });
  return status;
}

async function send(delivery: Delivery, event: ClaimedEvent): Promise<Attempt> {
  const { webhooks, clock, refresh } = delivery;
  const url = webhooks.urls[event.topic];
  // The webhook was switched off while the event waited: it is retried and given up like any other that cannot be delivered.
  if (!url) return { kind: 'failed', status: null, error: 'no address' };
  try {
    const body = JSON.stringify(refresh ? await refresh(event) : event.payload);
    const timestamp = Math.floor(clock().getTime() / 1000);
    const signed = webhooks.signingKey && webhookSignature(webhooks.signingKey, { id: event.id, timestamp, body });
    const response = await delivery.fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': event.id,
        'webhook-timestamp': String(timestamp),
        'webhook-attempt': String(event.attempts),
        ...(signed && { 'webhook-signature': signed }),
      },
      body,
      // A POST that is redirected arrives as a GET without its body: a 3xx is a failure, and the address has to be corrected.
      redirect: 'manual',
      signal: AbortSignal.timeout(webhooks.timeoutMs),
    });
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return { kind: 'delivered', status };
    const kind = PROXY_TIMEOUTS.includes(status) ? 'timed_out' : 'failed';
    const wait = retryAfterMs(response.headers.get('retry-after'), clock());
    return { kind, status, error: `status ${status}`, retryAfterMs: wait };
  } catch (cause) {
    const { name } = Object(cause) as { name?: string };
    return { kind: name === 'TimeoutError' ? 'timed_out' : 'failed', status: null, error: deliveryError(cause) };
  }
}

/** How long a receiver asks to be left alone, by its header `Retry-After`: seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(header: string | null, now: Date): number {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const waitMs = value.endsWith('GMT') ? Date.parse(value) - now.getTime() : 0;
  return waitMs > 0 ? waitMs : 0;
}
