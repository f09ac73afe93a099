/** What the review page knows and how keys change it. No DOM here. */
import { acceptable } from '../../accept.ts';
import type { Outcome, VisualReport, VisualResult } from '../../report-types.ts';

const VIEWS = ['before', 'after', 'side', 'slider', 'overlay', 'strobe', 'difference'] as const;
export type View = (typeof VIEWS)[number];

const ZOOMS = ['fit', 'actual', 'large'] as const;
export type Zoom = (typeof ZOOMS)[number];

export type Filter = 'all' | 'open' | Exclude<Outcome, 'passed'>;

/** What the page is given, by the server or inside the static report. */
export type ReviewData = {
  report: VisualReport;
  /** False in the static report: it shows, and decides nothing. */
  actions: boolean;
  /** Why nothing can be accepted although there are actions. */
  refusal: string | null;
  imageBase: string;
  /** Where a built Storybook answers, if anywhere. */
  storybook: string | null;
};

export type State = {
  data: ReviewData;
  filter: Filter;
  selected: string | null;
  view: View;
  zoom: Zoom;
  outlines: boolean;
  help: boolean;
  /** The note being written for a rejection. */
  rejecting: boolean;
  busy: boolean;
  message: string;
};

export type Command =
  | { type: 'move'; by: 1 | -1 }
  | { type: 'move-open' }
  | { type: 'view'; view: View }
  | { type: 'cycle-zoom' }
  | { type: 'toggle-outlines' }
  | { type: 'toggle-help' }
  | { type: 'close' }
  | { type: 'accept' }
  | { type: 'accept-component' }
  | { type: 'start-reject' }
  | { type: 'undo' }
  | { type: 'open-story' };

/** Every key of the page, in the order in which the help lists them. */
export const KEYS: readonly { keys: string[]; does: string; command: Command }[] = [
  { keys: ['j', 'ArrowDown'], does: 'next difference', command: { type: 'move', by: 1 } },
  { keys: ['k', 'ArrowUp'], does: 'previous difference', command: { type: 'move', by: -1 } },
  { keys: ['n'], does: 'next that is not decided', command: { type: 'move-open' } },
  ...VIEWS.map((view, at) => ({ keys: [String(at + 1)], does: `view: ${view}`, command: { type: 'view' as const, view } })),
  { keys: ['z'], does: 'zoom: fit, actual size, four times', command: { type: 'cycle-zoom' } },
  { keys: ['o'], does: 'outline what differs', command: { type: 'toggle-outlines' } },
  { keys: ['a'], does: 'accept', command: { type: 'accept' } },
  { keys: ['A'], does: 'accept all of this component', command: { type: 'accept-component' } },
  { keys: ['r'], does: 'reject, with a note', command: { type: 'start-reject' } },
  { keys: ['u'], does: 'take the decision back', command: { type: 'undo' } },
  { keys: ['s'], does: 'open the story', command: { type: 'open-story' } },
  { keys: ['?'], does: 'show or hide the keys', command: { type: 'toggle-help' } },
  { keys: ['Escape'], does: 'close', command: { type: 'close' } },
];

export function commandFor(key: string): Command | null {
  return KEYS.find(({ keys }) => keys.includes(key))?.command ?? null;
}

const isOpen = (result: VisualResult): boolean => result.decision === null;

export function reviewable(report: VisualReport): VisualResult[] {
  return report.results.filter((result) => result.outcome !== 'passed').sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

export function visible(state: State): VisualResult[] {
  const all = reviewable(state.data.report);
  if (state.filter === 'all') return all;
  if (state.filter === 'open') return all.filter(isOpen);
  return all.filter(({ outcome }) => outcome === state.filter);
}

export function selectedResult(state: State): VisualResult | null {
  return reviewable(state.data.report).find(({ key }) => key === state.selected) ?? null;
}

export function sameComponent(state: State): VisualResult[] {
  const current = selectedResult(state);
  if (current === null) return [];
  return reviewable(state.data.report).filter(
    (result) => result.title === current.title && isOpen(result) && result.rejected === null && acceptable(result),
  );
}

/** Views that a result has pictures for. */
export function viewsOf(result: VisualResult): View[] {
  const { before, after } = result.images;
  if (before !== null && after !== null) return [...VIEWS];
  return [...(before === null ? [] : ['before' as const]), ...(after === null ? [] : ['after' as const])];
}

export function effectiveView(state: State, result: VisualResult): View | null {
  const views = viewsOf(result);
  return views.includes(state.view) ? state.view : (views[0] ?? null);
}

function step(state: State, by: 1 | -1): State {
  const list = visible(state);
  const at = list.findIndex(({ key }) => key === state.selected);
  const next = list[Math.min(list.length - 1, Math.max(0, at + by))];
  return { ...state, selected: next?.key ?? null, rejecting: false };
}

export function stepToOpen(state: State): State {
  const list = visible(state);
  const at = list.findIndex(({ key }) => key === state.selected);
  const next = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].find(isOpen);
  return next === undefined ? state : { ...state, selected: next.key, rejecting: false };
}

/** Commands that need no server. */
export function reduce(state: State, command: Command): State {
  switch (command.type) {
    case 'move':
      return step(state, command.by);
    case 'move-open':
      return stepToOpen(state);
    case 'view':
      return { ...state, view: command.view };
    case 'cycle-zoom':
      return { ...state, zoom: ZOOMS[(ZOOMS.indexOf(state.zoom) + 1) % ZOOMS.length] ?? 'fit' };
    case 'toggle-outlines':
      return { ...state, outlines: !state.outlines };
    case 'toggle-help':
      return { ...state, help: !state.help };
    case 'close':
      return { ...state, help: false, rejecting: false };
    case 'start-reject':
      return state.data.actions && selectedResult(state) !== null ? { ...state, rejecting: true } : state;
    default:
      return state;
  }
}

export function initialState(data: ReviewData): State {
  const first = reviewable(data.report)[0];
  return {
    data,
    filter: 'all',
    selected: first?.key ?? null,
    view: 'slider',
    zoom: 'fit',
    outlines: true,
    help: false,
    rejecting: false,
    busy: false,
    message: '',
  };
}
