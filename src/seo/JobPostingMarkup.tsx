import { useContext } from 'react';
import type { JobPosting } from '../content/jobs/types.ts';
import { HeadContext, useChangedHead } from './Head.tsx';

/** An open vacancy's description in the page's head, where search engines take it; taken out again when the vacancy closes. */
export function JobPostingMarkup({ job, isClosed }: { job: JobPosting; isClosed: boolean }) {
  const { writer } = useContext(HeadContext);
  useChangedHead(isClosed);
  return writer && !isClosed ? <writer.JobPostingHead job={job} /> : null;
}
