import { useEffect, useState } from 'react';
import { readLastRun, type LastRun } from '../results.ts';

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

/** A rejection stands until its reviewer withdraws it. */
function stateOf({ outcome, decisions }: Result): Result['outcome'] | 'rejected' | 'approved' {
  if (outcome === 'passed' || outcome === 'errored' || outcome === 'missing') return outcome;
  if (decisions.some(({ verdict }) => verdict === 'rejected')) return 'rejected';
  return decisions.length > 0 ? 'approved' : outcome;
}

function Change({ result: { storyId, title, name, mode, outcome, sentence } }: { result: Result }) {
  const story = `${title} / ${name}`;
  return (
    <li>
      {outcome === 'removed' ? (
        story
      ) : (
        <a href={`./?path=/story/${storyId}`} target="_top">
          {story}
        </a>
      )}
      , {mode.name}: {sentence}
    </li>
  );
}

/** The stories that differ from their accepted screenshots in the last run of the visual gate. */
export function RunSummary({ run: { startedAt, failures, results } }: { run: LastRun }) {
  const when = new Date(startedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const groups = STATES.map((state) => ({ state, changes: results.filter((result) => stateOf(result) === state) }));
  return (
    <>
      <p>
        {passed === results.length ? 'Everything is as accepted' : `${passed} of ${results.length} are as accepted`}. Last run:{' '}
        {when}.
      </p>
      {failures.map((failure) => (
        <p key={failure}>{failure}</p>
      ))}
      {groups.map(({ state, changes }) =>
        changes.length === 0 ? null : (
          <div key={state}>
            <h3>
              {HEADINGS[state]} ({changes.length})
            </h3>
            <ul>
              {changes.map((result) => (
                <Change key={result.key} result={result} />
              ))}
            </ul>
          </div>
        ),
      )}
    </>
  );
}

/** For the start page. */
export function ChangedStories() {
  const [run, setRun] = useState<LastRun | null | 'loading'>('loading');
  useEffect(() => void readLastRun().then(setRun), []);
  if (run === 'loading') return <p>Reading the last run…</p>;
  return run ? <RunSummary run={run} /> : <p>There is no result yet. A run of the visual tests makes one.</p>;
}
