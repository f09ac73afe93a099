/** @jsxRuntime automatic */
/** For a start page: what the last run found, with links to the stories. */
import { useEffect, useState } from 'react';
import { changesByState, formatTime } from './model.ts';
import { readVisualData } from './read.ts';
import type { VisualData } from './read.ts';

export function ChangedStories({ data: given }: { data?: VisualData }) {
  const [data, setData] = useState<VisualData | null>(given ?? null);
  useEffect(() => {
    if (given === undefined) void readVisualData().then(setData);
  }, [given]);

  if (data === null) return <p>Reading the last run…</p>;
  if (data.report === null) return <p>There is no result yet. A run of the visual tests makes one.</p>;
  const { report } = data;
  const groups = changesByState(report);
  const when = formatTime(report.startedAt);
  if (groups.length === 0 && report.passed) {
    return (
      <p>
        Everything is as accepted ({report.comparisons} compared). Last run: {when}.
      </p>
    );
  }
  return (
    <section aria-label="Changed since the last acceptance">
      <p>
        As accepted: {report.counts.passed}. Not as accepted: what follows. Last run: {when}.
      </p>
      {report.failures.map((failure) => (
        <p key={failure}>{failure}</p>
      ))}
      {groups.map(([state, results]) => (
        <div key={state}>
          <h3>
            {state.charAt(0).toUpperCase() + state.slice(1)} ({results.length})
          </h3>
          <ul>
            {results.map(({ key, storyId, title, name, mode, outcome, sentence }) => (
              <li key={key}>
                {outcome === 'removed' ? (
                  `${title} / ${name}`
                ) : (
                  <a href={`./?path=/story/${storyId}`} target="_top">
                    {title} / {name}
                  </a>
                )}
                , {mode.name}: {sentence}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
