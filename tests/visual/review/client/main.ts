/** The review page. `mountReview` is all that a page or a story needs to show it. */
import { acceptable } from '../../accept.ts';
import type { VisualReport } from '../../report-types.ts';
import { renderDetail, storyLink } from './detail.ts';
import { h, replaceContent } from './dom.ts';
import { renderSidebar } from './sidebar.ts';
import { KEYS, commandFor, initialState, reduce, sameComponent, selectedResult, stepToOpen } from './state.ts';
import type { Command, ReviewData, State } from './state.ts';

type Decision = {
  action: 'accept' | 'reject' | 'undo';
  keys: string[];
  note: string;
};

/** Tells the server and gives back the report as it is then. */
export type Decide = (decision: Decision) => Promise<VisualReport>;

const keyName = (key: string): string => ({ ArrowDown: 'Down', ArrowUp: 'Up', Escape: 'Esc' })[key] ?? key;

function help(close: () => void): HTMLElement {
  return h(
    'div',
    { class: 'help', role: 'dialog', 'aria-label': 'Keys' },
    h('h2', {}, 'Keys'),
    h(
      'dl',
      {},
      ...KEYS.flatMap(({ keys, does }) => [h('dt', {}, ...keys.map((key) => h('kbd', {}, keyName(key)))), h('dd', {}, does)]),
    ),
    h('button', { type: 'button', class: 'quiet', 'data-focus': 'close-help', click: close }, 'Close'),
  );
}

function notices({ environment, failures }: VisualReport): HTMLElement[] {
  const texts = [...failures];
  if (environment.status === 'changed')
    texts.push(`The environment changed: ${environment.differences.join('; ')}. Pictures were compared loosely.`);
  if (environment.status === 'unpinned') texts.push('Pixels were not compared: this system has no pinned browser.');
  return texts.map((text) => h('p', { class: 'notice' }, text));
}

export function mountReview(root: HTMLElement, data: ReviewData, decide: Decide): () => void {
  let state: State = initialState(data);
  const sidebar = h('nav', { class: 'sidebar', 'aria-label': 'Differences' });
  const main = h('main', { class: 'detail' });
  const extra = h('div', {});
  const status = h('p', { class: 'status', role: 'status' });
  root.replaceChildren(h('div', { class: 'review' }, sidebar, main), extra, status);

  const set = (next: Partial<State>): void => {
    const before = state;
    state = { ...state, ...next };
    replaceContent(
      sidebar,
      ...renderSidebar(state, { select: (selected) => set({ selected, rejecting: false }), filter: (filter) => set({ filter }) }),
    );
    replaceContent(
      main,
      ...notices(state.data.report),
      ...renderDetail(state, { run, reject: (note) => void send('reject', selectedKeys(), note) }),
    );
    replaceContent(extra, state.help && help(() => run({ type: 'toggle-help' })));
    if (status.textContent !== state.message) status.textContent = state.message;
    if (state.rejecting && !before.rejecting) main.querySelector<HTMLElement>('#note')?.focus();
    if (state.selected !== before.selected) {
      sidebar.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
      main.scrollTo(0, 0);
    }
  };

  const selectedKeys = (): string[] => (state.selected === null ? [] : [state.selected]);

  const send = async (action: Decision['action'], keys: string[], note = ''): Promise<void> => {
    if (keys.length === 0 || state.busy) return;
    set({ busy: true });
    try {
      const report = await decide({ action, keys, note });
      const words = { accept: 'Accepted', reject: 'Rejected', undo: 'Taken back' };
      const many = keys.length === 1 ? '' : ` ${keys.length} pictures`;
      state = { ...state, busy: false, rejecting: false, data: { ...state.data, report } };
      set({ ...(action === 'undo' ? state : stepToOpen(state)), message: `${words[action]}${many}.` });
    } catch (error) {
      set({ busy: false, message: error instanceof Error ? error.message : String(error) });
    }
  };

  const run = (command: Command): void => {
    const result = selectedResult(state);
    const { actions, refusal } = state.data;
    const mayAccept = actions && refusal === null;
    if (command.type === 'accept') {
      if (mayAccept && result !== null && result.decision === null && acceptable(result)) void send('accept', [result.key]);
    } else if (command.type === 'accept-component') {
      if (mayAccept)
        void send(
          'accept',
          sameComponent(state).map(({ key }) => key),
        );
    } else if (command.type === 'undo') {
      if (actions && result !== null && result.decision !== null) void send('undo', [result.key]);
    } else if (command.type === 'open-story') {
      const link = result === null ? null : storyLink(state, result);
      if (link !== null) window.open(link, '_blank', 'noopener');
    } else set(reduce(state, command));
  };

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const typing = target?.matches('textarea, input:not([type=range])') === true;
    if (typing && event.key !== 'Escape') return;
    // Arrows move the handle while it has the focus.
    if (target?.matches('input[type=range]') === true && event.key.startsWith('Arrow')) return;
    const command = commandFor(event.key);
    if (command === null) return;
    event.preventDefault();
    run(command);
  };
  document.addEventListener('keydown', onKey);
  set({});
  return () => document.removeEventListener('keydown', onKey);
}
