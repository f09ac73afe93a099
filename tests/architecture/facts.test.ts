/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages, render } from '../../src/app/entry-server.tsx';
import { routes } from '../../src/app/routes.ts';
import { acts, figures, headerActions, lists, promises, styles, texts } from '../facts.ts';

const rendered = new Map<string, ReturnType<typeof render>>();

/** A page, which many facts are about. */
function pageAt(path: string): ReturnType<typeof render> {
  const page = rendered.get(path) ?? render(path);
  rendered.set(path, page);
  return page;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The text of a page as it is read: elements are apart. */
const textOf = (html: string) => {
  const { textContent } = parse(html.replace(/></g, '> <').replace(/<!--.*?-->/g, '')).body;
  return textContent.replace(/\s+/g, ' ');
};

/** Fails unless each part comes after the one before; the parts that were found are what is compared. */
function expectInOrder<Part>(parts: readonly Part[], findFrom: (part: Part, from: number) => number) {
  let at = 0;
  const found = parts.filter((part) => {
    const next = findFrom(part, at);
    if (next >= 0) at = next + 1;
    return next >= 0;
  });
  expect(found).toEqual(parts);
}

test.each(lists)('%s, “%s”: %s are %s', async (page, section, items, are) => {
  const { body } = parse((await pageAt(page)).html);
  const heading = [...body.querySelectorAll('h1, h2')].find(({ textContent }) => textContent === section);
  const scope = section === '' ? body : heading?.closest('section');
  const found = [...(scope?.querySelectorAll(items) ?? [])].map(({ textContent }) => textContent);
  expect(typeof are === 'number' ? found.length : found.join(' · ')).toBe(are);
});

/** Where a link or a button leads: an address, a place on the page, or a dialog. */
const targetOf = (control: Element) => control.getAttribute('href') ?? control.getAttribute('data-dialog') ?? '';

/** The controls of a page that a selector finds, each by its label and its target. Without JavaScript others take their place. */
async function controlsAt(path: string, selector: string) {
  const { body } = parse((await pageAt(path)).html);
  const controls = [...body.querySelectorAll(selector)].filter((control) => !control.closest('noscript'));
  return controls.map((control) => [control.textContent, targetOf(control)] as const);
}

/** The header's controls beside its logo, its links, the phone number and the menu's button. */
const HEADER_ACTION = 'header :is(a, button):not(nav *, [href="/"], [href^="tel:"], [popovertarget])';

test.each(routes.map(({ path }) => path))('the header of %s asks for the page’s own act', async (path) => {
  const expected = path in headerActions ? headerActions[path] : (['Get Started', '/appt'] as const);
  // One is in the bar of a phone, the other after the links of a wide screen.
  expect(await controlsAt(path, HEADER_ACTION)).toEqual(expected ? [expected, expected] : []);
  if (expected?.[1].startsWith('#')) expect(parse((await pageAt(path)).html).querySelector(`main ${expected[1]}`)).not.toBeNull();
});

test.each(['/pepprac', '/aff', '/dr'])('the header and the hero of %s have one goal', async (path) => {
  const [[, target] = []] = await controlsAt(path, 'main section :is(a, button)');
  expect(headerActions[path]?.[1]).toBe(target);
});

/** Pages that came after the specification may repeat what it says elsewhere. */
const specified = new Set([...texts, ...lists].map(([page]) => page));
const onSpecified = (pages: readonly string[]) => pages.filter((page) => specified.has(page)).join(' ');

test.each(Object.entries(acts))('pages call what leads to %s by its labels', async (target, labels) => {
  const found = new Map<string, string[]>();
  for (const { path } of routes) {
    for (const [label, leadsTo] of await controlsAt(path, 'main :is(a, button):not(nav *)')) {
      const pages = found.get(label) ?? [];
      if (leadsTo === target && !pages.includes(path)) found.set(label, [...pages, path]);
    }
  }
  expect([...found].map(([label, pages]) => `${label}: ${onSpecified(pages)}`)).toEqual(labels);
});

test.each(texts)('%s says “%s”', async (page, wordings) => {
  const text = textOf((await pageAt(page)).html);
  expectInOrder(wordings.split(' … '), (wording, from) => text.indexOf(wording, from));
});

/** Figures that promise something: with a plus, in percent, in hours and in states. */
const FIGURE = /\$?\d[\d,]*[Kk]?\+|\d+\s?%|\b\d+\s(?:hours|states)\b/g;

/** How far from its figure what it counts may stand, in characters. */
const NEAR = 90;

test('every figure is one that the specification states, and says beside it what it counts', async () => {
  const found = new Map<string, Set<string>>();
  const silent: string[] = [];
  for (const { path } of await listPages()) {
    const text = textOf(parse((await pageAt(path)).html).querySelector('main')?.outerHTML ?? '');
    for (const { 0: match, index } of text.matchAll(FIGURE)) {
      const figure = match.replace(/\s/g, ' ');
      found.set(figure, (found.get(figure) ?? new Set()).add(path));
      const beside = text.slice(Math.max(0, index - NEAR), index + match.length + NEAR);
      if (!figures.find((it) => it.figure === figure)?.counts.test(beside)) silent.push(`${path}: ${beside}`);
    }
  }
  expect(silent).toEqual([]);
  const stated = [...found].map(([figure, pages]) => `${figure} on ${onSpecified([...pages].sort())}`);
  expect(stated.sort()).toEqual(figures.map(({ figure, pages }) => `${figure} on ${pages}`).sort());
});

test.each(styles)('$page moves and is laid out as promised', async ({ page, rules }) => {
  const css = (await pageAt(page)).styles;
  expectInOrder(rules, (rule, from) => {
    const next = css.slice(from).search(rule);
    return next < 0 ? next : from + next;
  });
});

test('the logos drift to the right, to the left and to the right', async () => {
  const { html, styles: css } = await pageAt('/');
  const section = [...parse(html).querySelectorAll('section')].find(({ textContent }) => textContent.includes('Trusted By'));
  const rows = [...(section?.querySelectorAll('ul:first-child') ?? [])].map((list) =>
    list.parentElement?.className.split(' ').at(-1),
  );
  const directions = rows.map((name) => new RegExp(`\\.${name}\\{[^}]*animation-direction:(\\w+)`).exec(css)?.[1]);
  expect(directions).toEqual(['normal', 'reverse', 'normal']);
});

const read = (file: string) => readFileSync(join(__dirname, '..', '..', file), 'utf8');
const homes = Object.entries(promises).flatMap(([file, ones]) => ones.map((one) => [...one, file] as const));

test.each(homes)('%s: “%s” is asserted', (source, promise, name, file) => {
  // The documents have straight apostrophes.
  const isStated = !source.endsWith('.md') || read(source).includes(promise.replaceAll('’', "'"));
  expect({ isStated, isTested: read(file).includes(name) }).toEqual({ isStated: true, isTested: true });
});
