/** Accepted screenshots that a run did not take. */
import { resolveMode } from './modes.ts';
import { isPageBroken, makeResult } from '../outcome.ts';
import type { Screenshot, VisualResult } from '../types.ts';

function removedResult([key, { storyId, mode, hash, width, height }]: [string, Screenshot]): VisualResult {
  const [title = storyId, name = ''] = storyId.split('--');
  const story = { id: storyId, title, name, importPath: '' };
  return makeResult({ key, story, mode: resolveMode(mode) }, { outcome: 'removed', accepted: hash, size: { width, height } });
}

/** The results, with one for each accepted screenshot that is concerned and was not taken, because its story or mode is gone. */
export function withRemoved(
  results: readonly VisualResult[],
  expected: ReadonlyMap<string, Screenshot>,
  concerns: (screenshot: Screenshot) => boolean,
): VisualResult[] {
  const compared = new Set(
    results.filter(({ outcome, current }) => outcome !== 'passed' || current !== null).map(({ key }) => key),
  );
  // The modes of a story file that does not load are unknown, and so are the forced states of a story that breaks: none of
  // them may be called removed.
  const broken = results.filter((result) => result.outcome === 'missing' || isPageBroken(result));
  const unknown = new Set(broken.map(({ storyId }) => storyId));
  const removed = [...expected]
    .filter(([key, screenshot]) => !compared.has(key) && !unknown.has(screenshot.storyId) && concerns(screenshot))
    .map(removedResult);
  // A story that is no longer compared has passed, and its accepted screenshot is gone.
  const gone = new Set(removed.map(({ key }) => key));
  return [...results.filter(({ key }) => !gone.has(key)), ...removed];
}
