import type { JobPosting } from '../content/jobs/types.ts';
import type { SeoContent } from '../content/types.ts';
import { isJobClosed } from '../lib/jobClosing.ts';
import { JobPage } from './JobPage.tsx';

/** A job as a page of the table. Search engines are asked to forget it once it has closed, and the sitemap leaves it out. */
export function jobPageModule(job: JobPosting) {
  const seo: SeoContent = {
    ...job.seo,
    parents: [{ title: 'Careers', route: 'careers' }],
    noindex: isJobClosed(job, Date.now()),
  };
  return { default: () => <JobPage job={job} />, seo };
}
