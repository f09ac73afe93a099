import type { JobFacts } from '../content/jobs/types.ts';

/** Whether applications are no longer taken. `now` in milliseconds since 1970. */
export const isJobClosed = ({ validThrough }: Pick<JobFacts, 'validThrough'>, now: number): boolean =>
  now > Date.parse(validThrough);
