import { deliverDue, type Delivery } from '../_shared/delivery.ts';
import { makeEndpoint, SCHEDULED_DEADLINE_MS, type Handler } from '../_shared/endpoint.ts';
import { recordRun } from '../_shared/jobRuns.ts';
import type { Platform } from '../_shared/platform.ts';

/**
 * Sends the events that are due. Only for the schedule: requires the secret key.
 * Responds with `{ "delivered": n, "pending": n, "dead": n }`, for this run.
 */
export function makeHandler({ project, delivery }: Pick<Platform, 'project'> & { delivery: Delivery }): Handler {
  const { database, clock, log } = delivery;
  return makeEndpoint({
    name: 'deliver-webhooks',
    acceptedKeys: project.secretKeys,
    maxBodyBytes: 1024,
    deadlineMs: SCHEDULED_DEADLINE_MS,
    log,
    async respond({ requestId }) {
      const report = await deliverDue(delivery, requestId);
      await recordRun(database, 'deliver-webhooks', clock());
      return { body: report, outcome: 'ran' };
    },
  });
}
