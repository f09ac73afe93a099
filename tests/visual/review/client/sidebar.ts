/** The list of differences, by component. */
import type { Outcome, VisualResult } from '../../report-types.ts';
import { h } from './dom.ts';
import { reviewable, visible } from './state.ts';
import type { Filter, State } from './state.ts';

const LABELS: Record<Outcome, string> = {
  passed: 'passed',
  new: 'new',
  changed: 'changed',
  removed: 'removed',
  missing: 'not visited',
  errored: 'broken',
};

export type SidebarActions = {
  select: (key: string) => void;
  filter: (filter: Filter) => void;
};

type Mark = 'accepted' | 'rejected' | null;

const markOf = ({ decision, rejected }: VisualResult): Mark => decision ?? (rejected === null ? null : 'rejected');

function item(result: VisualResult, current: boolean, actions: SidebarActions): HTMLElement {
  const mark = markOf(result);
  const spoken = [LABELS[result.outcome], mark].filter(Boolean).join(', ');
  return h(
    'li',
    {},
    h(
      'button',
      {
        type: 'button',
        class: 'item',
        'data-focus': `item-${result.key}`,
        'aria-current': current ? 'true' : null,
        click: () => actions.select(result.key),
      },
      h('span', { class: `dot ${result.outcome}` }),
      h('span', { class: 'story' }, result.name),
      h('span', { class: 'mode' }, result.mode.name),
      h('span', { class: `mark ${mark ?? ''}` }),
      h('span', { class: 'unseen' }, spoken),
    ),
  );
}

function groups(results: readonly VisualResult[]): Map<string, VisualResult[]> {
  const byTitle = new Map<string, VisualResult[]>();
  for (const result of results) byTitle.set(result.title, [...(byTitle.get(result.title) ?? []), result]);
  return byTitle;
}

function chips(state: State, actions: SidebarActions): HTMLElement {
  const all = reviewable(state.data.report);
  const count = (filter: Filter): number => {
    if (filter === 'all') return all.length;
    return all.filter((result) => (filter === 'open' ? result.decision === null : result.outcome === filter)).length;
  };
  const offered: Filter[] = ['all', 'open', 'changed', 'new', 'removed', 'errored', 'missing'];
  const names: Record<Filter, string> = { ...LABELS, all: 'all', open: 'to decide' };
  return h(
    'div',
    { class: 'chips', role: 'group', 'aria-label': 'Show' },
    ...offered
      .filter((filter) => filter === 'all' || count(filter) > 0)
      .map((filter) =>
        h(
          'button',
          {
            type: 'button',
            'data-focus': `chip-${filter}`,
            'aria-pressed': state.filter === filter ? 'true' : 'false',
            click: () => actions.filter(filter),
          },
          `${names[filter]} ${count(filter)}`,
        ),
      ),
  );
}

export function renderSidebar(state: State, actions: SidebarActions): HTMLElement[] {
  const { report } = state.data;
  const lists = [...groups(visible(state))].map(([title, results]) =>
    h(
      'section',
      {},
      h('h2', {}, title.replaceAll('/', ' / ')),
      h('ul', {}, ...results.map((result) => item(result, result.key === state.selected, actions))),
    ),
  );
  const when = new Date(report.startedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return [
    h('header', {}, h('h1', {}, 'Visual review'), h('p', {}, `${report.counts.passed} as accepted · ${when}`)),
    chips(state, actions),
    h('div', { class: 'lists' }, ...lists),
  ];
}
