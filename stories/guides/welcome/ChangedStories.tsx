import { useEffect, useState, type CSSProperties } from 'react';
import '../guides.css';
import { readLastRun, screenshotOf, type LastRun } from '../results.ts';

type Result = LastRun['results'][number];

/** Most urgent first. */
const HEADINGS = {
  errored: 'Broken',
  missing: 'Not visited',
  rejected: 'Rejected',
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  approved: 'Approved',
} as const;
const STATES = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];

/** Each list has the results that one decision settles. Stories import nothing of the tools, so this groups by hand. */
function decisionsIn(results: readonly Result[]): Result[][] {
  const decisions = new Map<string, Result[]>();
  for (const result of results) decisions.set(result.settledBy, [...(decisions.get(result.settledBy) ?? []), result]);
  return [...decisions.values()];
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The size of a small picture, and the space around what changed. */
const [WIDTH, HEIGHT, MARGIN] = [168, 80, 12];

/** A place in the middle of the picture, at most at natural size and not so small that it cannot be recognized. */
function middleOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): CSSProperties {
  const zoom = Math.max(0.25, Math.min(1, WIDTH / (width + 2 * MARGIN), HEIGHT / (height + 2 * MARGIN)));
  const left = Math.max(0, x + (width - WIDTH / zoom) / 2);
  const top = Math.max(0, y + (height - HEIGHT / zoom) / 2);
  const objectPosition = `-${left}px -${top}px`;
  return { zoom, width: WIDTH / zoom, height: HEIGHT / zoom, objectFit: 'none', objectPosition };
}

/** What changed; of a new story its top. */
function Picture({ of: { accepted, current, change } }: { of: Result }) {
  const hash = current ?? accepted;
  if (hash === null) return null;
  const [place] = change?.regions ?? [];
  const style = place ? middleOf(place) : { width: WIDTH, height: HEIGHT };
  return <img src={screenshotOf(hash)} alt="" loading="lazy" style={style} />;
}

function Decision({ results }: { results: readonly Result[] }) {
  const [first] = results;
  if (first === undefined) return null;
  const { storyId, title, name, outcome, sentence } = first;
  const stories = new Set(results.map((result) => result.storyId)).size;
  const widths = [...new Set(results.map(({ mode }) => mode.viewport.width))].sort((a, b) => a - b);
  const where = [`${title} / ${name}`, stories > 1 ? ` and ${counted(stories - 1, 'more story', 'more stories')}` : ''].join('');
  return (
    <li>
      <Picture of={first} />
      <span>
        {outcome === 'removed' ? (
          sentence
        ) : (
          <a href={`./?path=/story/${storyId}`} target="_top">
            {sentence}
          </a>
        )}{' '}
        {where}; {new Intl.ListFormat('en-US').format(widths.map(String))} wide
      </span>
    </li>
  );
}

/** What differs from the accepted screenshots in the last run of the visual gate, one line a decision. */
export function RunSummary({ run: { startedAt, failures, results } }: { run: LastRun }) {
  const when = new Date(startedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const groups = STATES.map((state) => ({
    state,
    decisions: decisionsIn(results.filter((result) => result.state === state)),
  }));
  return (
    <>
      <p>
        {passed === results.length ? 'Everything is as accepted' : `${passed} of ${results.length} are as accepted`}. Last run:{' '}
        {when}.
      </p>
      {failures.map((failure) => (
        <p key={failure}>{failure}</p>
      ))}
      {groups.map(({ state, decisions }) =>
        decisions.length === 0 ? null : (
          <div key={state}>
            <h3>
              {HEADINGS[state]} ({decisions.length})
            </h3>
            <ul className="changes">
              {decisions.map((of) => (
                <Decision key={of[0]?.key} results={of} />
              ))}
            </ul>
          </div>
        ),
      )}
    </>
  );
}

/** Shows on the start page what has changed. */
export function ChangedStories() {
  const [run, setRun] = useState<LastRun | null | 'loading'>('loading');
  useEffect(() => void readLastRun().then(setRun), []);
  if (run === 'loading') return <p>Reading the last run…</p>;
  return run ? <RunSummary run={run} /> : <p>No result of the visual tests has been published here yet.</p>;
}
