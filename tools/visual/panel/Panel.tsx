/** @jsxRuntime automatic */
/** The review of one story: what the last run found in each mode, the screenshots, and the decision. */
import { useMemo, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Button } from 'storybook/internal/components';
import { decidable, decisionsOf, isColorAlone, labelOf, plural, stateOf } from '../outcome.ts';
import { screenshotPath, type VisualResult } from '../types.ts';
import { Action } from './Action.tsx';
import type { Verdict } from './backend.ts';
import { FOLDER } from './data.ts';
import { Decide } from './Decide.tsx';
import {
  decidedTogether,
  describeDetails,
  describeLastRun,
  describeSpread,
  describeView,
  modesOf,
  nextOpen,
  oneOfEachWidth,
} from './model.ts';
import type { Review } from './review.ts';
import { Screenshots, VIEWS, viewsOf, type Images, type View } from './Screenshots.tsx';
import { styles } from './styles.ts';
import { Thumbnails } from './Thumbnails.tsx';

export type PanelProps = {
  storyId: string;
  review: Review;
  selectStory: (storyId: string) => void;
  urlOf?: (hash: string) => string;
};

/** Only the page knows its words and what its elements are called, and in a pull request that is a page of anyone's. */
const WHOSE_WORDS = 'These words are the page’s own. What you decide about are the pixels.';

/** Up to so many screenshots of a decision are shown small at once. */
const OPEN_LIST = 12;

const Paragraphs = ({ of }: { of: readonly string[] }) => of.map((text) => <p key={text}>{text}</p>);

/** What the panel shows: a mode of the selected story, or of a removed one. */
function useShown(storyId: string, { data }: ReturnType<Review['state']>) {
  // A removed story cannot be selected in Storybook, so the panel of the current story shows it.
  const [picked, setPicked] = useState({ key: '', at: '' });
  const decisions = useMemo(() => decisionsOf(data.report), [data.report]);
  const pickedKey = picked.at === storyId ? picked.key : null;
  const shownStory = decisions.flat().find(({ key }) => key === pickedKey)?.storyId ?? storyId;
  const modes = modesOf(shownStory, data);
  const placeOf = (key?: string): number => decisions.findIndex((decision) => decision.some((change) => change.key === key));
  const shown = modes.find(({ key }) => key === pickedKey) ?? modes.find(({ key }) => placeOf(key) !== -1) ?? modes[0];
  const at = placeOf(shown?.key);
  return {
    decisions,
    modes,
    shown,
    shownStory,
    at,
    decision: decisions[at] ?? [],
    previous: at === -1 ? decisions.at(-1) : decisions[at - 1],
    next: decisions[at + 1],
    nextMode: modes[(modes.findIndex(({ key }) => key === shown?.key) + 1) % modes.length],
    pick: (key: string, at = storyId) => setPicked({ key, at }),
  };
}

export function Panel({ storyId, review, selectStory, urlOf = (hash) => FOLDER + screenshotPath(hash) }: PanelProps) {
  const state = useSyncExternalStore(review.subscribe, review.state);
  const { decisions, modes, shown, shownStory, at, decision, previous, next, nextMode, pick } = useShown(storyId, state);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [chosenView, setView] = useState<View>('side by side');
  const [size, setSize] = useState({ whole: false, actualSize: false, fills: false });

  const result = shown?.result ?? null;
  const same = result === null ? [] : decidedTogether(decision, result);
  const imagesOf = (of: VisualResult | null, before = of?.accepted): Images => {
    // A passed screenshot looks like the accepted one.
    const after = of?.outcome === 'passed' && before ? null : of?.current;
    return { before: before ? urlOf(before) : null, after: after ? urlOf(after) : null, change: of?.change ?? null };
  };
  const images = imagesOf(result, result?.accepted ?? shown?.accepted?.hash);
  const seen = result === null ? [] : oneOfEachWidth(decision, result);
  const views = viewsOf(images);
  const view = views.includes(chosenView) ? chosenView : views[0];
  const page = result?.size ?? shown?.accepted;
  const live = page && result?.outcome !== 'removed' ? { ...page, storyId: shownStory } : null;

  // A focused button that is disabled or removed would lose the keyboard focus.
  const keepKeyboard = (): void => root?.focus({ preventScroll: true });
  const goTo = (change: VisualResult | undefined): void => {
    if (change === undefined) return;
    keepKeyboard();
    root?.scrollIntoView({ block: 'start' });
    const selectable = change.outcome !== 'removed';
    pick(change.key, selectable ? change.storyId : storyId);
    if (selectable && change.storyId !== storyId) selectStory(change.storyId);
  };
  const send = async (results: readonly VisualResult[], verdict: Verdict): Promise<void> => {
    const following = verdict === 'undo' ? results[0] : nextOpen(decisions, at);
    if (!(await review.decide(results, verdict))) return;
    keepKeyboard();
    goTo(following);
  };
  const decide = (verdict: Verdict): Promise<void> => send(same, verdict);
  const decidedBefore = result !== null && result.decisions.length > 0 && !state.last.some(({ key }) => key === result.key);
  const undoable = review.kind !== 'local' ? [] : decidedBefore ? same : state.last;
  const toggle = (name: keyof typeof size) => () => setSize({ ...size, [name]: !size[name] });

  const commands: [key: string, does: string, run: () => unknown][] = [
    ['j', 'next change', () => goTo(next?.[0])],
    ['k', 'previous change', () => goTo(previous?.[0])],
    ['m', 'next mode', () => nextMode && pick(nextMode.key)],
    ...VIEWS.map((name, index): (typeof commands)[number] => [String(index + 1), `view: ${name}`, () => setView(name)]),
    ['w', 'the change or the whole page', toggle('whole')],
    ['f', 'fill the window, or not', toggle('fills')],
    ['z', 'fit or actual size', toggle('actualSize')],
    ['a', 'approve', () => decide('approved')],
    [
      'r',
      'reject, with a note',
      () => result && decidable(result) && review.writeNote(result.key, state.notes[result.key] ?? ''),
    ],
    ['u', 'undo', () => send(undoable, 'undo')],
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    const typing = event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type=range])');
    const command = commands.find(([key]) => key === event.key);
    if (typing || event.nativeEvent.isComposing || command === undefined || event.ctrlKey || event.metaKey || event.altKey)
      return;
    // Storybook has its own shortcuts, and the letter that opens the note must not be typed into it.
    event.preventDefault();
    event.stopPropagation();
    command[2]();
  };

  const position = at === -1 ? `${plural(decisions.length, 'change')} in this run` : `Change ${at + 1} of ${decisions.length}`;
  const [says, ...others] = shown ? describeView(result, state.reviewer) : [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- every key has its button
    <section
      className={size.fills ? 'visual fills' : 'visual'}
      ref={setRoot}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      aria-label="Visual review"
    >
      <style>{styles}</style>
      <header>
        <span>
          <Action onClick={() => goTo(previous?.[0])} disabled={!previous} label="Previous" />
          <Action onClick={() => goTo(next?.[0])} disabled={!next} label="Next" />
          <span aria-live="polite">{decisions.length === 0 ? 'No changes' : position}</span>
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
        <span>
          {images.change && <Action aria-pressed={size.whole} onClick={toggle('whole')} label="whole page" />}
          <Action aria-pressed={size.actualSize} onClick={toggle('actualSize')} label="actual size" />
          <Action aria-pressed={size.fills} onClick={toggle('fills')} label="fill the window" />
        </span>
      </header>
      <div className="columns">
        <div className="decide">
          {result && shownStory !== storyId ? <h3>{`${result.title} / ${result.name}`}</h3> : null}
          <div aria-live="polite">
            <p className="says">{says}</p>
            <Paragraphs of={others} />
            {review.kind === 'published' && result?.change && !isColorAlone(result.change) ? <p>{WHOSE_WORDS}</p> : null}
          </div>
          {!shown && state.data.report ? <p>No screenshot of this story has been accepted.</p> : null}
          {result && result.outcome !== 'passed' ? (
            <Decide review={review} state={state} result={result} same={same} decide={decide} keepKeyboard={keepKeyboard} />
          ) : null}
          <p role="status" className={state.message ? (state.message.verdict ?? 'failed') : ''}>
            {state.message?.text}
          </p>
          <p>
            {undoable.length > 0 && <Action disabled={state.busy} onClick={() => void send(undoable, 'undo')} label="Undo" />}
          </p>
        </div>
        <div className="pictures">
          {shown && view ? <Screenshots {...images} {...size} view={view} live={live} name={shown.mode} key={shown.key} /> : null}
          {seen.slice(1).map((change) => (
            <figure key={change.key}>
              <figcaption>
                The same at another width: <Action onClick={() => goTo(change)} label={labelOf(change)} />
              </figcaption>
              <Screenshots {...imagesOf(change)} {...size} view={view ?? 'current'} live={null} name={change.mode.name} />
            </figure>
          ))}
          {result && decision.length > 1 ? (
            <details open={decision.length <= OPEN_LIST}>
              <summary>One decision: {describeSpread(decision)}</summary>
              <Thumbnails decision={decision} shown={result} urlOf={urlOf} goTo={goTo} />
            </details>
          ) : null}
        </div>
        <div className="more">
          {shown ? (
            <details key={shown.key} open={!images.change}>
              <summary>Details</summary>
              <Paragraphs of={describeDetails(shown)} />
            </details>
          ) : null}
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
        </div>
      </div>
    </section>
  );
}
