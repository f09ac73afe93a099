import type { JobPosting } from '../content/jobs/types.ts';
import { Head, useChangedHead } from './Head.tsx';
import { jobPostingData } from './jobPosting.ts';

/** An open vacancy's description in the page's head; taken out again when the vacancy closes. */
export function JobPostingMarkup({ job, isClosed }: { job: JobPosting; isClosed: boolean }) {
  useChangedHead(isClosed);
  return isClosed ? null : (
    <Head>
      <script type="application/ld+json">{JSON.stringify(jobPostingData(job)).replace(/</g, '\\u003c')}</script>
    </Head>
  );
}
