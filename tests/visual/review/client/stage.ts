/** The pictures of one result, in the seven ways of looking at them. */
import type { VisualResult } from '../../report-types.ts';
import { h } from './dom.ts';
import type { View, Zoom } from './state.ts';

/** Twice a second: well below what flashing may be. */
const STROBE_MS = 500;

let strobe: ReturnType<typeof setInterval> | null = null;

type Stage = {
  result: VisualResult;
  view: View;
  zoom: Zoom;
  outlines: boolean;
  imageBase: string;
};

const scaleOf = (zoom: Zoom): number => (zoom === 'large' ? 4 : 1);

function picture(stage: Stage, kind: 'before' | 'after' | 'diff', className = ''): HTMLElement {
  const path = stage.result.images[kind];
  const names = { before: 'Accepted picture', after: 'Picture of this run', diff: 'Differences in red' };
  if (path === null) return h('p', { class: 'none' }, 'No picture.');
  const image = h('img', {
    class: className,
    src: stage.imageBase + path,
    alt: `${names[kind]} of ${stage.result.title}, ${stage.result.name}`,
  });
  const size = kind === 'before' ? stage.result.change?.before : stage.result.change?.after;
  if (stage.zoom !== 'fit' && size !== undefined) image.style.width = `${size.width * scaleOf(stage.zoom)}px`;
  return image;
}

/** Boxes around what differs, in shares of the picture so that they fit at every zoom. */
function outlines({ result, outlines: wanted }: Stage): HTMLElement[] {
  const { change } = result;
  if (!wanted || change === null) return [];
  const { width, height } = change.after;
  return change.regions.slice(0, 60).map((region) => {
    const box = h('span', { class: 'outline', 'aria-hidden': 'true' });
    const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
    box.style.left = percent(region.x, width);
    box.style.top = percent(region.y, height);
    box.style.width = percent(region.width, width);
    box.style.height = percent(region.height, height);
    return box;
  });
}

const sheet = (stage: Stage, ...children: HTMLElement[]): HTMLElement =>
  h('div', { class: `sheet zoom-${stage.zoom}` }, ...children, ...outlines(stage));

function withRange(stage: Stage, label: string, apply: (value: number, top: HTMLElement) => void): HTMLElement {
  const top = picture(stage, 'after', 'top');
  const range = h('input', { type: 'range', min: 0, max: 100, value: 50, 'aria-label': label, 'data-focus': 'range' });
  const update = (): void => apply(Number(range.value), top);
  range.addEventListener('input', update);
  const stack = sheet(stage, picture(stage, 'before'), top);
  // On the picture itself the pointer is the handle.
  const follow = (event: PointerEvent): void => {
    if (event.buttons === 0) return;
    const box = stack.getBoundingClientRect();
    range.value = String(((event.clientX - box.left) / box.width) * 100);
    update();
  };
  stack.addEventListener('pointerdown', follow);
  stack.addEventListener('pointermove', follow);
  update();
  return h(
    'div',
    { class: 'ranged' },
    h('label', { class: 'range' }, h('span', {}, 'before'), range, h('span', {}, 'after')),
    stack,
  );
}

function slider(stage: Stage): HTMLElement {
  return withRange(stage, 'How much of the picture of this run is shown', (value, top) => {
    top.style.clipPath = `inset(0 0 0 ${value}%)`;
    top.parentElement?.style.setProperty('--handle', `${value}%`);
  });
}

function overlay(stage: Stage): HTMLElement {
  return withRange(stage, 'How opaque the picture of this run is', (value, top) => {
    top.style.opacity = String(value / 100);
  });
}

function strobing(stage: Stage): HTMLElement {
  const top = picture(stage, 'after', 'top');
  const label = h('p', { class: 'which', 'aria-live': 'off' }, 'after');
  let shown = true;
  strobe = setInterval(() => {
    shown = !shown;
    top.style.visibility = shown ? 'visible' : 'hidden';
    label.textContent = shown ? 'after' : 'before';
  }, STROBE_MS);
  return h('div', {}, label, sheet(stage, picture(stage, 'before'), top));
}

export function renderStage(stage: Stage): HTMLElement {
  if (strobe !== null) clearInterval(strobe);
  strobe = null;
  switch (stage.view) {
    case 'before':
      return sheet(stage, picture(stage, 'before'));
    case 'after':
      return sheet(stage, picture(stage, 'after'));
    case 'difference':
      return sheet(stage, picture(stage, 'diff'));
    case 'side':
      return h(
        'div',
        { class: 'side' },
        h('figure', {}, h('figcaption', {}, 'before'), sheet(stage, picture(stage, 'before'))),
        h('figure', {}, h('figcaption', {}, 'after'), sheet(stage, picture(stage, 'after'))),
      );
    case 'slider':
      return slider(stage);
    case 'overlay':
      return overlay(stage);
    case 'strobe':
      return strobing(stage);
  }
}

export function stopStage(): void {
  if (strobe !== null) clearInterval(strobe);
  strobe = null;
}
