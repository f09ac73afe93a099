import { makeEndpoint, SCHEDULED_DEADLINE_MS, type Handler } from '../_shared/endpoint.ts';
import type { Platform } from '../_shared/platform.ts';
import { forgetOldWindows } from '../_shared/rateLimit.ts';
import { deleteOld, type Records } from '../_shared/retention.ts';

/**
 * Deletes what has been kept long enough, counters of past hours among it. Only for the schedule: it wants the
 * secret key. Answers `{ "applications": n, "orphans": n }`.
 */
export function makeHandler(deps: Pick<Platform, 'settings' | 'clock' | 'log'> & Records): Handler {
  const { settings, clock, log } = deps;
  return makeEndpoint({
    name: 'delete-old-records',
    acceptedKeys: settings.secretKeys,
    maxBodyBytes: 1024,
    deadlineMs: SCHEDULED_DEADLINE_MS,
    log,
    async answer() {
      const now = clock();
      const deleted = await deleteOld(deps, { retentionDays: settings.retentionDays, now });
      await forgetOldWindows(deps.database, now);
      return { body: deleted, outcome: 'ran' };
    },
  });
}
