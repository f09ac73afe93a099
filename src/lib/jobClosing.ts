/** Whether applications are no longer taken; never for a job without a closing date. `now` in milliseconds since 1970. */
export const isJobClosed = ({ validThrough }: { validThrough?: string }, now: number): boolean =>
  validThrough !== undefined && now > Date.parse(validThrough);
