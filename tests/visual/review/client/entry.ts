/** Runs in the review page: takes the data out of the page and starts. */
import type { VisualReport } from '../../report-types.ts';
import { mountReview } from './main.ts';
import type { Decide } from './main.ts';
import type { ReviewData } from './state.ts';

const root = document.getElementById('review');
const source = document.getElementById('review-data');
if (root === null || source === null) throw new Error('This page holds no report.');

const decide: Decide = async (decision) => {
  const response = await fetch('/api/decide', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  });
  const answer = (await response.json()) as { report: VisualReport } | { error: string };
  if ('error' in answer) throw new Error(answer.error);
  return answer.report;
};

mountReview(root, JSON.parse(source.textContent) as ReviewData, decide);
