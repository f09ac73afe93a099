import { errorCodeOf, makeEndpoint, SCHEDULED_DEADLINE_MS, type Handler } from '../_shared/endpoint.ts';
import { recordRun } from '../_shared/jobRuns.ts';
import type { Platform } from '../_shared/platform.ts';
import type { Records } from '../_shared/records.ts';
import { deleteOld } from '../_shared/retention.ts';
import type { RetentionSettings } from '../_shared/settings.ts';

export type RetentionDeps = Pick<Platform, 'project' | 'clock' | 'log'> & Records & { days: RetentionSettings };

/**
 * Deletes expired records. Only for the schedule: requires the secret key. Responds with
 * `{ "done": { "applications": n, … }, "failed": [] }`, with status 500 where a step failed.
 */
export function makeHandler(deps: RetentionDeps): Handler {
  const { project, clock, log, days, database } = deps;
  return makeEndpoint({
    name: 'delete-old-records',
    acceptedKeys: project.secretKeys,
    maxBodyBytes: 1024,
    deadlineMs: SCHEDULED_DEADLINE_MS,
    log,
    async respond({ requestId }) {
      const now = clock();
      const run = await deleteOld(deps, days, now, (step, cause) =>
        log.error({ function: 'delete-old-records', requestId, outcome: `failed_${step}`, errorCode: errorCodeOf(cause) }),
      );
      const isComplete = run.failed.length === 0;
      if (isComplete) await recordRun(database, 'delete-old-records', now);
      return { body: run, status: isComplete ? 200 : 500, outcome: isComplete ? 'ran' : `failed_${run.failed.join('_')}` };
    },
  });
}
