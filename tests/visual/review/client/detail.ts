/** One result: what changed, the pictures, the decision, and what is known of the story. */
import { acceptable } from '../../accept.ts';
import type { VisualResult } from '../../report-types.ts';
import { h } from './dom.ts';
import { renderStage, stopStage } from './stage.ts';
import { effectiveView, sameComponent, selectedResult, viewsOf } from './state.ts';
import type { Command, State } from './state.ts';

export type DetailActions = {
  run: (command: Command) => void;
  reject: (note: string) => void;
};

const button = (text: string, key: string, className: string, click: () => void, disabled = false): HTMLElement =>
  h('button', { type: 'button', class: className, 'data-focus': `do-${key}`, disabled, click }, text, h('kbd', {}, key));

export function storyLink(state: State, result: VisualResult): string | null {
  const { storybook } = state.data;
  if (storybook === null || result.outcome === 'removed') return null;
  return `${storybook}?path=/story/${encodeURIComponent(result.storyId)}`;
}

function decisions(state: State, result: VisualResult, actions: DetailActions): HTMLElement {
  const { data, busy } = state;
  if (!data.actions) return h('p', { class: 'hint' }, 'To accept or reject, run ', h('code', {}, 'npm run visual:review'), '.');
  if (result.decision !== null) {
    const done = result.decision === 'accepted' ? 'Accepted' : 'Rejected';
    return h(
      'div',
      { class: 'actions' },
      h('strong', { class: result.decision }, done),
      button('Take back', 'u', 'quiet', () => actions.run({ type: 'undo' }), busy),
    );
  }
  const others = sameComponent(state).length;
  const refused = data.refusal !== null || !acceptable(result);
  return h(
    'div',
    { class: 'actions' },
    button(
      result.outcome === 'removed' ? 'Accept removal' : 'Accept',
      'a',
      'primary',
      () => actions.run({ type: 'accept' }),
      busy || refused,
    ),
    button('Reject', 'r', 'danger', () => actions.run({ type: 'start-reject' }), busy),
    others > 1 && data.refusal === null
      ? button(`Accept all ${others} of this component`, 'A', 'quiet', () => actions.run({ type: 'accept-component' }), busy)
      : null,
    data.refusal === null
      ? refused && h('span', { class: 'hint' }, 'A broken story has to be mended before its picture can be accepted.')
      : h('span', { class: 'hint' }, data.refusal),
  );
}

function rejection(state: State, result: VisualResult, actions: DetailActions): HTMLElement | null {
  if (!state.rejecting) return null;
  const note = h('textarea', { id: 'note', rows: 2, 'data-focus': 'note', placeholder: 'What should be different?' });
  note.value = result.rejected?.note ?? '';
  const send = (): void => actions.reject(note.value.trim());
  note.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  });
  return h(
    'form',
    {
      class: 'note',
      submit: (event) => {
        event.preventDefault();
        send();
      },
    },
    h('label', { for: 'note' }, 'Note for whoever changes it. Enter sends, Escape leaves.'),
    note,
    h('button', { class: 'danger', 'data-focus': 'send-note' }, 'Reject'),
  );
}

function tabs(state: State, result: VisualResult, actions: DetailActions): HTMLElement | null {
  const views = viewsOf(result);
  if (views.length === 0) return null;
  const current = effectiveView(state, result);
  return h(
    'div',
    { class: 'views' },
    h(
      'div',
      { role: 'group', 'aria-label': 'View' },
      ...views.map((view) =>
        h(
          'button',
          {
            type: 'button',
            'data-focus': `view-${view}`,
            'aria-pressed': view === current ? 'true' : 'false',
            click: () => actions.run({ type: 'view', view }),
          },
          view,
        ),
      ),
    ),
    h(
      'div',
      { role: 'group', 'aria-label': 'Picture' },
      h(
        'button',
        { type: 'button', 'data-focus': 'zoom', click: () => actions.run({ type: 'cycle-zoom' }) },
        { fit: 'fit', actual: '100 %', large: '400 %' }[state.zoom],
      ),
      h(
        'button',
        {
          type: 'button',
          'data-focus': 'outlines',
          'aria-pressed': state.outlines ? 'true' : 'false',
          click: () => actions.run({ type: 'toggle-outlines' }),
        },
        'outlines',
      ),
    ),
  );
}

function problems(result: VisualResult): HTMLElement | null {
  if (result.problems.length === 0) return null;
  return h(
    'section',
    { class: 'problems' },
    h('h3', {}, 'Problems'),
    h(
      'ul',
      {},
      ...result.problems.map(({ kind, message, detail }) =>
        h('li', {}, h('strong', {}, kind), ' ', message, detail === null ? null : h('pre', { tabindex: 0 }, detail)),
      ),
    ),
  );
}

function facts(state: State, result: VisualResult): HTMLElement {
  const { mode, change, args } = result;
  const link = storyLink(state, result);
  const media = [
    mode.media === 'print' ? 'print' : '',
    mode.forcedColors === 'active' ? 'forced colours' : '',
    mode.reducedMotion === 'reduce' ? '' : 'motion allowed',
  ].filter(Boolean);
  const rows: [string, string | Node][] = [
    [
      'Story',
      link === null
        ? result.storyId
        : h('a', { href: link, target: '_blank', rel: 'noreferrer', 'data-focus': 'story' }, result.storyId),
    ],
    [
      'Mode',
      [mode.name, mode.viewport.width > 0 ? `${mode.viewport.width} × ${mode.viewport.height}` : '', ...media]
        .filter(Boolean)
        .join(' · '),
    ],
    ['Baseline', result.baseline],
  ];
  if (change !== null) {
    rows.push([
      'Differs',
      `${change.pixels.toLocaleString('en-US')} pixels, in ${change.regions.length} place${change.regions.length === 1 ? '' : 's'}`,
    ]);
    rows.push(['Distance', `${change.maxDistance.toFixed(4)} of 1, ${change.maxChannel} of 255 levels`]);
    if (change.where !== null) rows.push(['Where', change.where]);
  }
  if (result.rejected !== null) rows.push(['Rejected', result.rejected.note === '' ? 'without a note' : result.rejected.note]);
  for (const note of result.notes) rows.push(['Note', note]);
  return h(
    'section',
    { class: 'facts' },
    h('dl', {}, ...rows.flatMap(([term, value]) => [h('dt', {}, term), h('dd', {}, value)])),
    args === null || Object.keys(args).length === 0
      ? null
      : h('div', {}, h('h3', {}, 'Props'), h('pre', { tabindex: 0 }, JSON.stringify(args, null, 2))),
  );
}

export function renderDetail(state: State, actions: DetailActions): HTMLElement[] {
  const result = selectedResult(state);
  if (result === null) {
    stopStage();
    const { failures } = state.data.report;
    return [
      h(
        'div',
        { class: 'empty' },
        h('h2', {}, failures.length === 0 ? 'Nothing differs' : 'The run failed'),
        h('p', {}, failures.join(' ') || 'Every story looks as accepted.'),
      ),
    ];
  }
  const view = effectiveView(state, result);
  return [
    h(
      'header',
      {},
      h('p', { class: 'title' }, result.title.replaceAll('/', ' / ')),
      h('h2', {}, result.name, h('span', { class: 'mode' }, result.mode.name)),
      h('p', { class: `sentence ${result.outcome}` }, result.sentence),
    ),
    decisions(state, result, actions),
    rejection(state, result, actions),
    tabs(state, result, actions),
    view === null
      ? null
      : h(
          'div',
          { class: 'stage', tabindex: 0, role: 'region', 'aria-label': 'Pictures' },
          renderStage({ result, view, zoom: state.zoom, outlines: state.outlines, imageBase: state.data.imageBase }),
        ),
    problems(result),
    facts(state, result),
  ].filter((part): part is HTMLElement => part !== null);
}
