/** @jsxRuntime automatic */
/** The review of one story: what the last run found in each mode, the screenshots, and the decision. */
import { useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import { screenshotPath } from '../report-types.ts';
import type { VisualReport, VisualResult } from '../report-types.ts';
import { Button } from './Button.tsx';
import { Decide, Decisions } from './Decide.tsx';
import { History } from './History.tsx';
import { changesOf, decidable, formatTime, modesOf, sameDifference, stateOf, stepFrom, withDecisions } from './model.ts';
import type { ModeView } from './model.ts';
import { Pictures, VIEWS, viewsOf } from './Pictures.tsx';
import type { View } from './Pictures.tsx';
import { FOLDER } from './read.ts';
import type { VisualData } from './read.ts';
import type { Review } from './review.ts';
import { styles } from './styles.ts';

const KEYS = [
  ['j', 'next change'],
  ['k', 'previous change'],
  ['m', 'next mode'],
  ...VIEWS.map((view, at) => [String(at + 1), `view: ${view}`]),
  ['z', 'fit or actual size'],
  ['a', 'approve'],
  ['A', 'approve all with the same difference'],
  ['r', 'reject, with a note'],
  ['u', 'undo'],
  ['?', 'show or hide the keys'],
] as const;

export type PanelProps = {
  storyId: string;
  data: VisualData;
  review: Review;
  selectStory: (storyId: string) => void;
  screenshotUrl?: (hash: string) => string;
};

function AcceptedBy({ accepted }: Pick<ModeView, 'accepted'>) {
  if (accepted === null) return <p>No screenshot has been accepted yet.</p>;
  const { by, at, commit } = accepted;
  const when = at === null ? 'not committed yet' : formatTime(at);
  return (
    <p>{`Accepted by ${by ?? 'a reviewer whose name is not recorded'}, ${when}${commit ? ` (${commit.slice(0, 7)})` : ''}.`}</p>
  );
}

function Finding({ view: { result, accepted }, reviewer }: { view: ModeView; reviewer: string | null }) {
  return (
    <>
      <p>{result?.sentence ?? 'The last run did not visit it.'}</p>
      <ul>
        {result?.problems.map(({ kind, message, detail }) => (
          <li key={kind + message}>
            {kind}: {message}
            {detail === null ? null : <pre>{detail}</pre>}
          </li>
        ))}
        {result?.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <AcceptedBy accepted={accepted} />
      {result === null ? null : <Decisions result={result} reviewer={reviewer} />}
    </>
  );
}

function LastRun({ report }: { report: VisualReport | null }) {
  if (report === null) return <p>There is no result yet. A run of the visual tests makes one.</p>;
  const { environment, failures, startedAt } = report;
  const differs = environment.status === 'other' ? `, compared with the base commit (${environment.differences.join('; ')})` : '';
  return (
    <>
      {failures.map((failure) => (
        <p key={failure} className="failed">
          {failure}
        </p>
      ))}
      <p>{`Last run: ${formatTime(startedAt)}${differs}.`}</p>
    </>
  );
}

export function Panel({
  storyId,
  data,
  review,
  selectStory,
  screenshotUrl = (hash) => FOLDER + screenshotPath(hash),
}: PanelProps) {
  const state = useSyncExternalStore(review.subscribe, review.state);
  const root = useRef<HTMLElement>(null);
  // A removed story cannot be selected: it is shown in the panel of the story at which the reviewer is.
  const [picked, setPicked] = useState<{ key: string; at: string } | null>(null);
  const [chosenView, setView] = useState<View>('difference');
  const [actualSize, setActualSize] = useState(false);
  const [rejecting, setRejecting] = useState<string | null>(null);
  const [help, setHelp] = useState(false);

  const report = data.report && withDecisions(data.report, state.decisions);
  const changes = changesOf(report);
  const pickedKey = picked?.at === storyId ? picked.key : null;
  const shownStory = changes.find(({ key }) => key === pickedKey)?.storyId ?? storyId;
  const modes = modesOf(shownStory, { report, accepted: data.accepted });
  const isChange = ({ key }: ModeView): boolean => changes.some((change) => change.key === key);
  const shown = modes.find(({ key }) => key === pickedKey) ?? modes.find(isChange) ?? modes[0];
  const result = shown?.result ?? null;
  const same = result === null ? [] : sameDifference(changes, result);
  const [previous, next] = [-1, 1].map((by) => stepFrom(changes, shown?.key ?? null, by as 1 | -1));
  const nextMode = modes[(modes.findIndex(({ key }) => key === shown?.key) + 1) % modes.length];
  const urlOf = (hash: string | null | undefined): string | null => (hash ? screenshotUrl(hash) : null);
  const before = urlOf(result?.accepted ?? shown?.accepted?.hash);
  // What passed looks as accepted.
  const after = result?.outcome === 'passed' && before !== null ? null : urlOf(result?.current);
  const views = viewsOf({ before, after });
  const view = views.includes(chosenView) ? chosenView : views[0];

  // A button that is disabled or gone would take the keyboard with it.
  const keepKeyboard = (): void => root.current?.focus({ preventScroll: true });
  const goTo = (change: VisualResult | null | undefined): void => {
    if (!change) return;
    keepKeyboard();
    const selectable = change.outcome !== 'removed';
    setPicked({ key: change.key, at: selectable ? change.storyId : storyId });
    if (selectable && change.storyId !== storyId) selectStory(change.storyId);
  };
  const mayDecide = result !== null && decidable(result) && state.reviewer !== null;
  const approve = (results: readonly VisualResult[]): void => {
    if (!mayDecide) return;
    keepKeyboard();
    void review.decide(results, 'approved', '');
  };
  const reject = async (): Promise<void> => {
    if (result === null || !(await review.decide([result], 'rejected', state.notes[result.key]?.trim() ?? ''))) return;
    setRejecting(null);
    keepKeyboard();
  };
  const decidedBefore = result !== null && result.decisions.length > 0 && !state.last.some(({ key }) => key === result.key);
  const undoable = state.kind !== 'local' ? [] : decidedBefore ? [result] : state.last;
  const undo = (): void => {
    keepKeyboard();
    void review.decide(undoable, 'undo', '');
  };

  const commands: Record<string, () => unknown> = {
    j: () => goTo(next),
    k: () => goTo(previous),
    m: () => nextMode && setPicked({ key: nextMode.key, at: storyId }),
    ...Object.fromEntries(VIEWS.map((name, at) => [String(at + 1), () => setView(name)])),
    z: () => setActualSize(!actualSize),
    a: () => result && approve([result]),
    A: () => approve(same),
    r: () => mayDecide && setRejecting(result.key),
    u: undo,
    '?': () => setHelp(!help),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const typing = event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type=range])');
    const command = commands[event.key];
    if (typing || command === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // Storybook has keys of its own, and the letter that opens the note is not part of it.
    event.preventDefault();
    event.stopPropagation();
    command();
  };

  const at = changes.findIndex(({ key }) => key === shown?.key) + 1;
  const position = at === 0 ? `${changes.length} changes in this run` : `Change ${at} of ${changes.length}`;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- every key has its button
    <section className="visual" ref={root} tabIndex={-1} onKeyDown={onKeyDown} aria-label="Visual review">
      <style>{styles}</style>
      <header>
        <span>
          <Button onClick={() => goTo(previous)} disabled={!previous}>
            Previous
          </Button>
          <Button onClick={() => goTo(next)} disabled={!next}>
            Next
          </Button>
          {changes.length === 0 ? 'No changes' : position}
        </span>
        <span role="group" aria-label="Mode">
          {modes.map(({ key, mode, result: of }) => (
            <Button key={key} pressed={key === shown?.key} onClick={() => setPicked({ key, at: storyId })}>
              {mode}{' '}
              <span className={`state ${of ? stateOf(of).replace(' ', '-') : ''}`}>{of ? stateOf(of) : 'not in this run'}</span>
            </Button>
          ))}
        </span>
        <span role="group" aria-label="View">
          {views.map((name) => (
            <Button key={name} pressed={name === view} onClick={() => setView(name)}>
              {name}
            </Button>
          ))}
        </span>
        <span>
          <Button pressed={actualSize} onClick={() => setActualSize(!actualSize)}>
            actual size
          </Button>
          <Button aria-expanded={help} aria-label="Keys" onClick={() => setHelp(!help)}>
            ?
          </Button>
        </span>
      </header>
      {help ? (
        <dl>
          {KEYS.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="columns">
        <div className="text">
          {result && shownStory !== storyId ? <h3>{`${result.title} / ${result.name}`}</h3> : null}
          {shown ? <Finding view={shown} reviewer={state.reviewer} /> : <p>No screenshot of this story has been accepted.</p>}
          {result && result.outcome !== 'passed' ? (
            <Decide
              {...{ result, same, state, approve }}
              rejecting={rejecting === result.key}
              setRejecting={(open) => setRejecting(open ? result.key : null)}
              reject={() => void reject()}
              write={(note) => review.write(result.key, note)}
              signIn={(key) => void review.signIn(key, changes)}
              signOut={review.signOut}
            />
          ) : null}
          {state.message === null ? null : (
            <p role={state.message.failed ? 'alert' : 'status'} className={state.message.failed ? 'failed' : 'done'}>
              {state.message.text}
            </p>
          )}
          {undoable.length === 0 ? null : (
            <p>
              <Button disabled={state.busy} onClick={undo}>
                Undo
              </Button>
            </p>
          )}
          <LastRun report={report} />
          {shown && review.history ? (
            <History
              key={shownStory}
              storyId={shownStory}
              mode={shown.mode}
              request={review.history}
              screenshotUrl={screenshotUrl}
            />
          ) : null}
        </div>
        <div className={actualSize ? 'actual' : ''}>
          {shown && view ? (
            <Pictures {...{ view, before, after }} change={result?.change ?? null} name={shown.mode} key={shown.key} />
          ) : null}
        </div>
      </div>
    </section>
  );
}
