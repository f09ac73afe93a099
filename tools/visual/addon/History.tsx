/** @jsxRuntime automatic */
/** The commits that changed a story's accepted screenshots. A screenshot that is not stored is rendered on demand. */
import { useState } from 'react';
import type { HistoryEntry } from '../review/history.ts';
import { Action } from './Action.tsx';
import type { Backend } from './backend.ts';
import { formatTime } from './model.ts';

export type HistoryProps = {
  storyId: string;
  mode: string;
  request: NonNullable<Backend['history']>;
  urlOf: (hash: string) => string;
};

export function History({ storyId, mode, request, urlOf }: HistoryProps) {
  const [entries, setEntries] = useState<HistoryEntry[] | null>(null);
  const [status, setStatus] = useState({ busy: false, text: '' });

  const read = async (render: string | null): Promise<void> => {
    setStatus({ busy: true, text: render === null ? 'Reading the history…' : 'Rendering this commit. This can take minutes.' });
    try {
      setEntries(await request({ storyId, render }));
      setStatus({ busy: false, text: '' });
    } catch (error) {
      setStatus({ busy: false, text: (error as Error).message });
    }
  };
  const screenshotOf = ({ commit, lines }: HistoryEntry) => {
    const line = lines.find((one) => one.mode === mode);
    if (line === undefined) return <p>It did not change {mode}.</p>;
    if (line.stored) return <img src={urlOf(line.hash)} alt={`Accepted in ${commit.slice(0, 7)}`} loading="lazy" />;
    return <Action disabled={status.busy} onClick={() => void read(commit)} label="Render its screenshot" />;
  };
  return (
    <section aria-label="History">
      <Action disabled={status.busy} onClick={() => void read(null)} label="History" />
      <p role="status">{status.text}</p>
      {entries?.length === 0 ? <p>No commit has changed this story’s screenshots.</p> : null}
      <ol>
        {entries?.map((entry) => (
          <li key={entry.commit}>
            {formatTime(entry.at)}: {entry.subject}, {entry.author}, <code>{entry.commit.slice(0, 7)}</code> {screenshotOf(entry)}
          </li>
        ))}
      </ol>
    </section>
  );
}
