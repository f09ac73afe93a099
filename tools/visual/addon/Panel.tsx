/** @jsxRuntime automatic */
/** The review of one story: what the last run found in each mode, the screenshots, and the decision. */
import { useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Button } from 'storybook/internal/components';
import { screenshotPath, type VisualResult } from '../report-types.ts';
import { Action } from './Action.tsx';
import type { Verdict } from './backend.ts';
import { FOLDER } from './data.ts';
import { Decide } from './Decide.tsx';
import { History } from './History.tsx';
import { changesOf, decidable, describeLastRun, describeView, modesOf, sameDifference, stateOf } from './model.ts';
import type { Review } from './review.ts';
import { Screenshots, VIEWS, viewsOf, type View } from './Screenshots.tsx';
import { styles } from './styles.ts';

export type PanelProps = {
  storyId: string;
  review: Review;
  selectStory: (storyId: string) => void;
  urlOf?: (hash: string) => string;
};

const Paragraphs = ({ of }: { of: readonly string[] }) => of.map((text) => <p key={text}>{text}</p>);

/** What the panel shows: a mode of the selected story, or of a removed one. */
function useShown(storyId: string, { data }: ReturnType<Review['state']>) {
  // A removed story cannot be selected in Storybook, so the panel of the current story shows it.
  const [picked, setPicked] = useState({ key: '', at: '' });
  const changes = changesOf(data.report);
  const pickedKey = picked.at === storyId ? picked.key : null;
  const shownStory = changes.find(({ key }) => key === pickedKey)?.storyId ?? storyId;
  const modes = modesOf(shownStory, data);
  const indexOf = (key?: string): number => changes.findIndex((change) => change.key === key);
  const shown = modes.find(({ key }) => key === pickedKey) ?? modes.find(({ key }) => indexOf(key) !== -1) ?? modes[0];
  const at = indexOf(shown?.key);
  return {
    ...{ changes, modes, shown, shownStory, at },
    previous: at === -1 ? changes.at(-1) : changes[at - 1],
    next: changes[at + 1],
    nextMode: modes[(modes.findIndex(({ key }) => key === shown?.key) + 1) % modes.length],
    pick: (key: string, at = storyId) => setPicked({ key, at }),
  };
}

export function Panel({ storyId, review, selectStory, urlOf = (hash) => FOLDER + screenshotPath(hash) }: PanelProps) {
  const state = useSyncExternalStore(review.subscribe, review.state);
  const { changes, modes, shown, shownStory, at, previous, next, nextMode, pick } = useShown(storyId, state);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [chosenView, setView] = useState<View>('difference');
  const [actualSize, setActualSize] = useState(false);

  const result = shown?.result ?? null;
  const same = result === null ? [] : sameDifference(changes, result);
  const before = result?.accepted ?? shown?.accepted?.hash;
  // A passed screenshot looks like the accepted one.
  const after = result?.outcome === 'passed' && before ? null : result?.current;
  const images = { before: before ? urlOf(before) : null, after: after ? urlOf(after) : null, change: result?.change ?? null };
  const views = viewsOf(images);
  const view = views.includes(chosenView) ? chosenView : views[0];

  // A focused button that is disabled or removed would lose the keyboard focus.
  const keepKeyboard = (): void => root?.focus({ preventScroll: true });
  const goTo = (change: VisualResult | undefined): void => {
    if (change === undefined) return;
    keepKeyboard();
    const selectable = change.outcome !== 'removed';
    pick(change.key, selectable ? change.storyId : storyId);
    if (selectable && change.storyId !== storyId) selectStory(change.storyId);
  };
  const decide = async (results: readonly VisualResult[], verdict: Verdict): Promise<void> => {
    if (await review.decide(results, verdict)) keepKeyboard();
  };
  const decidedBefore = result !== null && result.decisions.length > 0 && !state.last.some(({ key }) => key === result.key);
  const undoable = review.kind !== 'local' ? [] : decidedBefore ? [result] : state.last;

  const commands: [key: string, does: string, run: () => unknown][] = [
    ['j', 'next change', () => goTo(next)],
    ['k', 'previous change', () => goTo(previous)],
    ['m', 'next mode', () => nextMode && pick(nextMode.key)],
    ...VIEWS.map((name, index): (typeof commands)[number] => [String(index + 1), `view: ${name}`, () => setView(name)]),
    ['z', 'fit or actual size', () => setActualSize(!actualSize)],
    ['a', 'approve', () => result && decide([result], 'approved')],
    ['A', 'approve all with the same difference', () => decide(same, 'approved')],
    [
      'r',
      'reject, with a note',
      () => result && decidable(result) && review.writeNote(result.key, state.notes[result.key] ?? ''),
    ],
    ['u', 'undo', () => decide(undoable, 'undo')],
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    const typing = event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type=range])');
    const command = commands.find(([key]) => key === event.key);
    if (typing || command === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // Storybook has its own shortcuts, and the letter that opens the note must not be typed into it.
    event.preventDefault();
    event.stopPropagation();
    command[2]();
  };

  const position = at === -1 ? `${changes.length} changes in this run` : `Change ${at + 1} of ${changes.length}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- every key has its button
    <section className="visual" ref={setRoot} tabIndex={-1} onKeyDown={onKeyDown} aria-label="Visual review">
      <style>{styles}</style>
      <header>
        <span>
          <Action onClick={() => goTo(previous)} disabled={!previous} label="Previous" />
          <Action onClick={() => goTo(next)} disabled={!next} label="Next" />
          {changes.length === 0 ? 'No changes' : position}
        </span>
        <span role="group" aria-label="Mode">
          {modes.map(({ key, mode, result: of }) => (
            <Button size="small" key={key} aria-pressed={key === shown?.key} onClick={() => pick(key)}>
              {mode} <span className={`state ${of ? stateOf(of) : ''}`}>{of ? stateOf(of) : 'not in this run'}</span>
            </Button>
          ))}
        </span>
        <span role="group" aria-label="View">
          {views.map((name) => (
            <Action key={name} aria-pressed={name === view} onClick={() => setView(name)} label={name} />
          ))}
        </span>
        <Action aria-pressed={actualSize} onClick={() => setActualSize(!actualSize)} label="actual size" />
      </header>
      <div className="columns">
        <div className="text">
          {result && shownStory !== storyId ? <h3>{`${result.title} / ${result.name}`}</h3> : null}
          {shown ? <Paragraphs of={describeView(shown, state.reviewer)} /> : null}
          {!shown && state.data.report ? <p>No screenshot of this story has been accepted.</p> : null}
          {result && result.outcome !== 'passed' ? <Decide {...{ review, state, result, same, decide }} /> : null}
          {state.message === null ? null : (
            <p role={state.message.failed ? 'alert' : 'status'} className={state.message.failed ? 'failed' : 'done'}>
              {state.message.text}
            </p>
          )}
          {undoable.length === 0 ? null : (
            <p>
              <Action disabled={state.busy} onClick={() => void decide(undoable, 'undo')} label="Undo" />
            </p>
          )}
          <Paragraphs of={describeLastRun(state.data.report)} />
          <details>
            <summary>Keys</summary>
            <ul>
              {commands.map(([key, does]) => (
                <li key={key}>
                  <kbd>{key}</kbd> {does}
                </li>
              ))}
            </ul>
          </details>
          {shown && review.history ? (
            <History key={shownStory} storyId={shownStory} mode={shown.mode} request={review.history} urlOf={urlOf} />
          ) : null}
        </div>
        {shown && view ? <Screenshots {...images} {...{ view, actualSize }} name={shown.mode} key={shown.key} /> : null}
      </div>
    </section>
  );
}
