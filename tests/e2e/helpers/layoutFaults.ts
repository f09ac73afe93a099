import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../../tools/shared/paths.ts';

declare global {
  /** `watchLayout` defines this in every page. */
  var readLayoutFaults: (root: Element) => string[];
}

/** Points along the lines of each vine, `[x, y]` in its own coordinates. */
type VinePoints = Record<string, [number, number][]>;

/** Runs in the page, before its own scripts. */
function defineReader(vinePoints: VinePoints): void {
  /** A line of text on the screen, in CSS pixels. Its top and bottom are those of the letters, without the line's spacing. */
  type Line = { element: Element; node: Node; left: number; right: number; top: number; bottom: number };
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

  const TOLERANCE = 1;
  const MIN_ACTION = 44;

  const overlap = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;
  const contains = (box: Box, x: number, y: number) => x > box.left && x < box.right && y > box.top && y < box.bottom;

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ');
    return `<${element.localName}> ${name.slice(0, 40)}`;
  };

  /** Remembers results while nothing in the page changes. */
  let known = new Map<unknown, Map<Element, unknown>>();
  function remember<Result>(read: (element: Element) => Result): (element: Element) => Result {
    return (element) => {
      const results = known.get(read) ?? new Map<Element, unknown>();
      known.set(read, results);
      if (!results.has(element)) results.set(element, read(element));
      return results.get(element) as Result;
    };
  }

  const styleOf = remember((element) => {
    const { position, overflowX, overflowY, clipPath, backgroundColor, borderTopWidth, display } = getComputedStyle(element);
    return { position, overflowX, overflowY, clipPath, backgroundColor, borderTopWidth, display };
  });
  const hasBackground = (element: Element) => styleOf(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const boxOf = remember((element) => element.getBoundingClientRect());
  const ancestorsOf: (element: Element) => Element[] = remember((element) =>
    element === document.body || !element.parentElement ? [] : [element, ...ancestorsOf(element.parentElement)],
  );

  /** Text for screen readers, and the trap for bots, are out of sight on purpose. */
  const isRemoved: (element: Element) => boolean = remember(
    (element) =>
      styleOf(element).clipPath === 'inset(50%)' ||
      element.matches('[inert]') ||
      boxOf(element).right < -5000 ||
      (element.parentElement !== null && isRemoved(element.parentElement)),
  );
  const isOutOfSight = remember(
    (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isRemoved(element),
  );

  /** Fixed and sticky parts pass over others while the page scrolls. */
  const isFloating = remember((element) => ancestorsOf(element).some((it) => ['fixed', 'sticky'].includes(styleOf(it).position)));

  /** A drawn panel is a picture: its frame may cut it off, and a video lies over it. */
  const isDrawn = (element: Element) => element.closest('figure:has(> [role=img])') !== null;

  function readLines(root: Element): Line[] {
    const lines: Line[] = [];
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      const element = node.parentElement;
      if (
        !element ||
        isDrawn(element) ||
        !node.data.trim() ||
        element.matches('script, style, noscript, option') ||
        isOutOfSight(element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 1) continue;
        lines.push({ element, node, left, right, top: top + height / 4, bottom: bottom - height / 4 });
      }
    }
    return lines;
  }

  /** Text and controls that leave the screen, or a box that cuts them off. */
  function findCut(lines: readonly Line[], controls: readonly Element[]): string[] {
    const width = document.documentElement.clientWidth;
    const leaves = ({ left, right }: Box) => left < -TOLERANCE || right > width + TOLERANCE;
    const cuts = (box: Element, line: Line) => {
      const { left, right, top, bottom } = boxOf(box);
      return (
        line.left < left - TOLERANCE ||
        line.right > right + TOLERANCE ||
        line.top < top - TOLERANCE ||
        line.bottom > bottom + TOLERANCE
      );
    };
    const scrollers = new Set<Element>([document.documentElement]);
    const cutLines = lines.filter((line) => {
      for (const it of ancestorsOf(line.element)) {
        const { overflowX, overflowY } = styleOf(it);
        if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) {
          scrollers.add(it);
          return false;
        }
        if (overflowX !== 'visible' && cuts(it, line)) return true;
      }
      return leaves(line);
    });
    return [
      ...[...scrollers]
        .filter((it) => it.scrollWidth > it.clientWidth && !it.closest('[aria-roledescription=carousel]'))
        .map((it) => `<${it.localName}> scrolls sideways by ${it.scrollWidth - it.clientWidth} px`),
      ...cutLines.map(({ element }) => `cut: ${nameOf(element)}`),
      ...controls.filter((it) => leaves(boxOf(it))).map((it) => `outside the screen: ${nameOf(it)}`),
    ];
  }

  /** Text over other text, or over an image. A frame covers what is behind it on purpose. */
  function findOverlaps(root: Element, lines: readonly Line[]): string[] {
    const sorted = lines.filter(({ element }) => !isFloating(element)).sort((a, b) => a.top - b.top);
    const found: string[] = [];
    sorted.forEach((line, index) => {
      for (let other = index + 1; other < sorted.length; other += 1) {
        const next = sorted[other];
        if (!next || next.top >= line.bottom) break;
        if (next.node !== line.node && overlap(line, next))
          found.push(`text over text: ${nameOf(line.element)}, ${nameOf(next.element)}`);
      }
    });
    for (const image of root.querySelectorAll('svg, img, video')) {
      // Vines are compared by their lines.
      if (image.querySelector('use') || isDrawn(image) || isOutOfSight(image) || isFloating(image)) continue;
      const box = image.getBoundingClientRect();
      const over = sorted.filter((line) => !image.contains(line.element) && overlap(box, line));
      found.push(...over.map(({ element }) => `text over <${image.localName}>: ${nameOf(element)}`));
    }
    return found;
  }

  /** Text through which a vine is drawn. */
  function findDrawnOver(root: Element, lines: readonly Line[]): string[] {
    const found: string[] = [];
    for (const use of root.querySelectorAll('use')) {
      const drawing = use.ownerSVGElement;
      const matrix = drawing?.getScreenCTM();
      if (!drawing || !matrix || isOutOfSight(drawing)) continue;
      const frames = ancestorsOf(drawing)
        .filter((it) => styleOf(it).overflowX !== 'visible')
        .map((it) => it.getBoundingClientRect());
      const hasOwnBackground = (element: Element) =>
        ancestorsOf(element).some((it) => !it.contains(drawing) && hasBackground(it));
      const box = drawing.getBoundingClientRect();
      /** The text scrolls behind the drawing's own background, as below the head of a dialog. */
      const isBehind = (element: Element) =>
        ancestorsOf(drawing).some((it) => !it.contains(element) && hasBackground(it) && styleOf(it).position === 'sticky');
      const near = lines.filter((line) => overlap(box, line) && !hasOwnBackground(line.element) && !isBehind(line.element));
      if (near.length === 0) continue;
      const points = (vinePoints[(use.getAttribute('href') ?? '').split('#')[1] ?? ''] ?? [])
        .map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix))
        .filter(({ x, y }) => frames.every((frame) => contains(frame, x, y)));
      const crossed = near.filter((line) => points.some(({ x, y }) => contains(line, x, y)));
      found.push(...crossed.map(({ element }) => `a vine through: ${nameOf(element)}`));
    }
    return found;
  }

  /** What is drawn as a button with words is a main action. */
  function findSmallActions(controls: readonly Element[]): string[] {
    return controls
      .filter((it) => it.matches('a, button') && styleOf(it).display !== 'inline' && it.textContent.trim() !== '')
      .filter((it) => hasBackground(it) || styleOf(it).borderTopWidth !== '0px')
      .filter((it) => boxOf(it).height < MIN_ACTION)
      .map((it) => `a main action of ${boxOf(it).height} px: ${nameOf(it)}`);
  }

  globalThis.readLayoutFaults = (root) => {
    known = new Map();
    const lines = readLines(root);
    const controls = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      (it) => !isOutOfSight(it),
    );
    return [
      ...new Set([
        ...findCut(lines, controls),
        ...findOverlaps(root, lines),
        ...findDrawnOver(root, lines),
        ...findSmallActions(controls),
      ]),
    ];
  };
}

/** Follows the lines of every vine. Runs in a page of its own, because it takes most of a second. */
function measureVines(vines: string): VinePoints {
  const STEP = 3;
  document.body.innerHTML = vines;
  const drawings = [...document.querySelectorAll('svg > [id]')].map((variant) => {
    const points = [...variant.querySelectorAll<SVGGeometryElement>('path, circle')].flatMap((shape) =>
      Array.from({ length: Math.ceil(shape.getTotalLength() / STEP) }, (_, index): [number, number] => {
        const { x, y } = shape.getPointAtLength(index * STEP);
        return [x, y];
      }),
    );
    return [variant.id, points] as const;
  });
  return Object.fromEntries(drawings);
}

let measured: Promise<VinePoints> | undefined;

async function readVinePoints(page: Page): Promise<VinePoints> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(measureVines, readFileSync(join(projectRoot(), 'public', 'brand', 'vines.svg'), 'utf8'));
  } finally {
    await blank.close();
  }
}

/** Prepares a page for `layoutFaultsAt`. Call it before the page is opened. */
export async function watchLayout(page: Page): Promise<void> {
  measured ??= readVinePoints(page);
  await page.addInitScript(defineReader, await measured);
}

/** Opens every question of the page, so that its answer takes its place. */
export const openQuestions = (page: Page): Promise<void> =>
  page
    .locator('details')
    .evaluateAll((questions: HTMLDetailsElement[]) => questions.forEach((question) => (question.open = true)));

/**
 * What is wrong with the layout at each of these widths: text that is cut off or drawn over, controls that cannot be reached.
 *
 * @param within a selector for the parts to look at
 */
export async function layoutFaultsAt(page: Page, widths: readonly number[], within = 'body'): Promise<string[]> {
  const read = () => page.locator(within).evaluateAll((roots) => roots.flatMap((root) => readLayoutFaults(root)));
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    let faults = await read();
    // The carousel measures its slides a moment after the width has changed.
    for (let attempt = 0; attempt < 5 && faults.length > 0; attempt += 1) {
      await setTimeout(100);
      faults = await read();
    }
    found.push(...faults.map((fault) => `at ${width} px: ${fault}`));
  }
  return found;
}
