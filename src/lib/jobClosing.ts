import type { JobFacts } from '../content/jobs/types.ts';

/** Whether applications are no longer taken; never for a job without a closing date. `now` in milliseconds since 1970. */
export const isJobClosed = ({ validThrough }: Pick<JobFacts, 'validThrough'>, now: number): boolean =>
  validThrough !== undefined && now > Date.parse(validThrough);
