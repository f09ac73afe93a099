/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import type { LastRun } from '../results.ts';
import { RunSummary } from './ChangedStories.tsx';

type Result = LastRun['results'][number];

const mode = { name: 'phone', viewport: { width: 360, height: 740 } };

const result = (name: string, outcome: Result['outcome'], state: Result['state'] = outcome): Result => ({
  key: name,
  storyId: `button--${name}`,
  title: 'Button',
  name,
  mode,
  outcome,
  settledBy: name,
  sentence: `${name} differs.`,
  accepted: 'before',
  current: 'after',
  change: { regions: [{ x: 600, y: 500, width: 40, height: 20 }] },
  state,
});

function open(results: Result[], failures: string[] = []) {
  render(<RunSummary run={{ startedAt: '2026-11-20T15:00:00.000Z', failures, results }} />);
}
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('links the stories that differ, the most urgent first', () => {
  const odd = [result('odd', 'changed', 'rejected'), result('fine', 'new', 'approved')];
  open([result('primary', 'changed'), result('old', 'removed'), result('large', 'passed'), ...odd, result('broken', 'errored')]);
  expect(headings()).toEqual(['Broken (1)', 'Rejected (1)', 'Changed (1)', 'Removed (1)', 'Approved (1)']);
  expect(screen.getByRole('link', { name: 'primary differs.' }).getAttribute('href')).toBe('./?path=/story/button--primary');
  expect(screen.queryByRole('link', { name: /old/ })).toBeNull();
  expect(screen.getByText(/^1 of 6 are as accepted\. Last run: Nov 20, 2026/)).toBeTruthy();
});

test('lists decisions, not screenshots', () => {
  const same = { settledBy: 'heading', sentence: 'The heading reads “Grow” instead of “Scale”.' };
  const wide = { key: 'wide', mode: { name: 'desktop', viewport: { width: 1440, height: 900 } } };
  const hero = { ...result('hero', 'changed'), ...same };
  open([hero, { ...hero, ...wide }, { ...result('page', 'changed'), ...same }, result('other', 'changed')]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The heading reads “Grow” instead of “Scale”. Button / hero and 1 more story; 360 and 1440 wide',
    'other differs. Button / other; 360 wide',
  ]);
});

test('shows the middle of what changed, or the top of what is new', () => {
  open([result('primary', 'changed'), { ...result('large', 'new'), change: null }]);
  const [changed, added] = screen.getAllByRole<HTMLImageElement>('presentation');
  expect(changed?.getAttribute('src')).toBe('visual/screenshots/after.png');
  // The middle of the place is at (620, 510), that of the picture at (84, 40).
  expect(changed?.style.objectPosition).toBe('-536px -470px');
  expect(added?.style.objectPosition).toBe('');
});

test('shows that nothing differs, and why the run failed anyway', () => {
  open([result('large', 'passed')], ['No screenshot was compared.']);
  expect(screen.getByText(/^Everything is as accepted\./)).toBeTruthy();
  expect(screen.getByText('No screenshot was compared.')).toBeTruthy();
  expect(headings()).toEqual([]);
});
