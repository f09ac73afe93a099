import { deliverDue } from '../_shared/delivery.ts';
import { makeEndpoint, SCHEDULED_DEADLINE_MS, type Handler } from '../_shared/endpoint.ts';
import type { Platform } from '../_shared/platform.ts';

const MAX_BODY_BYTES = 1024;

/**
 * Sends the events that are due. Only for the schedule: it wants the secret key.
 * Answers `{ "delivered": n, "pending": n, "dead": n }`, for this run.
 */
export function makeHandler(deps: Pick<Platform, 'settings' | 'delivery' | 'log'>): Handler {
  return makeEndpoint({
    name: 'deliver-webhooks',
    acceptedKeys: deps.settings.secretKeys,
    maxBodyBytes: MAX_BODY_BYTES,
    deadlineMs: SCHEDULED_DEADLINE_MS,
    log: deps.log,
    async answer({ requestId }) {
      const report = await deliverDue(deps.delivery, requestId);
      return { body: report, outcome: 'ran' };
    },
  });
}
