import type { JobPosting } from '../content/jobs/types.ts';
import type { SeoContent } from '../content/types.ts';
import { isJobClosed } from '../lib/plannedDate.ts';
import { JobPage } from './JobPage.tsx';

/** A job as a page of the route table. A closed job is excluded from search engines and the sitemap. */
export function jobPageModule(job: JobPosting) {
  const seo: SeoContent = {
    ...job.seo,
    parents: [{ title: 'Careers', route: 'careers' }],
    noindex: isJobClosed(job, Date.now()),
  };
  return { default: () => <JobPage job={job} />, seo };
}
