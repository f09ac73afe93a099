/** @jsxRuntime automatic */
/** The commits that changed a story's accepted screenshots. A screenshot that is not stored is rendered on demand. */
import { useState } from 'react';
import type { HistoryEntry } from '../review/channel.ts';
import type { Backend } from './review.ts';
import { Button } from './Button.tsx';
import { formatTime } from './model.ts';
import { Screenshot } from './Pictures.tsx';

export type HistoryProps = {
  storyId: string;
  mode: string;
  request: NonNullable<Backend['history']>;
  screenshotUrl: (hash: string) => string;
};

export function History({ storyId, mode, request, screenshotUrl }: HistoryProps) {
  const [entries, setEntries] = useState<HistoryEntry[] | null>(null);
  const [commit, setCommit] = useState<string | null>(null);
  const [status, setStatus] = useState<{ waiting: boolean; text: string } | null>(null);

  const ask = async (render: string | null): Promise<void> => {
    setStatus({
      waiting: true,
      text: render === null ? 'Reading the history…' : 'Rendering this commit. This can take minutes.',
    });
    try {
      const response = await request({ storyId, render });
      setEntries(response.entries);
      setStatus(response.error === null ? null : { waiting: false, text: response.error });
    } catch (error) {
      setStatus({ waiting: false, text: (error as Error).message });
    }
  };
  const lineOf = ({ lines }: HistoryEntry) => lines.find((line) => line.mode === mode);
  const show = (entry: HistoryEntry): void => {
    setCommit(entry.commit);
    if (lineOf(entry)?.stored === false) void ask(entry.commit);
  };

  const chosen = entries?.find((entry) => entry.commit === commit);
  const line = chosen && lineOf(chosen);
  return (
    <section aria-label="History">
      <Button disabled={status?.waiting === true} onClick={() => void ask(null)}>
        History
      </Button>
      {entries?.length === 0 ? <p>No commit has changed this story’s screenshots.</p> : null}
      <ol>
        {entries?.map((entry) => (
          <li key={entry.commit}>
            <Button look="link" disabled={status?.waiting === true} onClick={() => show(entry)}>
              {formatTime(entry.at)}: {entry.subject}
            </Button>{' '}
            {entry.author}, <code>{entry.commit.slice(0, 7)}</code>
          </li>
        ))}
      </ol>
      {status === null ? null : <p role="status">{status.text}</p>}
      {chosen && !line ? <p>This commit did not change {mode}.</p> : null}
      {line?.stored ? (
        <Screenshot url={screenshotUrl(line.hash)} alt={`Accepted in ${chosen?.commit.slice(0, 7) ?? ''}`} />
      ) : null}
    </section>
  );
}
