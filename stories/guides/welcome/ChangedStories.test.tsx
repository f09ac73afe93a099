/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import type { LastRun } from '../results.ts';
import { RunSummary } from './ChangedStories.tsx';

type Result = LastRun['results'][number];

const result = (name: string, outcome: Result['outcome'], ...verdicts: ('approved' | 'rejected')[]): Result => ({
  ...{ key: name, storyId: `button--${name}`, title: 'Button', name, mode: { name: 'phone' }, outcome, sentence: 'It differs.' },
  decisions: verdicts.map((verdict) => ({ verdict })),
});

function open(results: Result[], failures: string[] = []) {
  render(<RunSummary run={{ startedAt: '2026-11-20T15:00:00.000Z', failures, results }} />);
}
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('links the stories that differ, the most urgent first', () => {
  const odd = [result('odd', 'changed', 'approved', 'rejected'), result('fine', 'new', 'approved')];
  open([result('primary', 'changed'), result('old', 'removed'), result('large', 'passed'), ...odd, result('broken', 'errored')]);
  expect(headings()).toEqual(['Broken (1)', 'Rejected (1)', 'Changed (1)', 'Removed (1)', 'Approved (1)']);
  expect(screen.getByRole('link', { name: 'Button / primary' }).getAttribute('href')).toBe('./?path=/story/button--primary');
  expect(screen.queryByRole('link', { name: /old/ })).toBeNull();
  expect(screen.getByText(/^1 of 6 are as accepted\. Last run: Nov 20, 2026/)).toBeTruthy();
});

test('shows that nothing differs, and why the run failed anyway', () => {
  open([result('large', 'passed')], ['No screenshot was compared.']);
  expect(screen.getByText(/^Everything is as accepted\./)).toBeTruthy();
  expect(screen.getByText('No screenshot was compared.')).toBeTruthy();
  expect(headings()).toEqual([]);
});
