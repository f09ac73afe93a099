/** Every text of the content modules with its location. */
import { matches } from '../text.ts';

export type Text = {
  /** Path from the project's root: `src/content/home.ts`. */
  file: string;
  /** Path inside the module: `home.hero.quickLinks[0].label`. */
  path: string;
  text: string;
  /** Shown to people: not an address, a file or the name of a route or an icon. */
  isCopy: boolean;
  /** Part of something that is marked as `sample`. */
  isSample: boolean;
};

/** Names of fields whose text is not shown on a page. */
const TECHNICAL = new Set([
  ...['route', 'url', 'fragment', 'icon', 'base', 'file', 'opens', 'status', 'kind', 'id', 'slug', 'src'],
  'structuredData',
]);

const isCopy = (key: string, text: string): boolean =>
  !TECHNICAL.has(key) && !/^(https?:\/\/|\/[\w-]|#)/.test(text) && /\p{L}|\d/u.test(text);

type Place = Pick<Text, 'file' | 'path' | 'isSample'> & { key: string };

function* walk(value: unknown, place: Place): Generator<Text> {
  const { file, path, key, isSample } = place;
  if (typeof value === 'string') {
    if (value !== '') yield { file, path, text: value, isCopy: isCopy(key, value), isSample };
    return;
  }
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* walk(item, { ...place, path: `${path}[${at}]` });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const marked = isSample || ('sample' in value && value.sample === true);
  for (const [name, item] of Object.entries(value)) {
    yield* walk(item, { file, path: path === '' ? name : `${path}.${name}`, key: name, isSample: marked });
  }
}

/**
 * @param modules path as the bundler gives it → what the module exports
 * @returns by file, then in the order of the module
 */
export function deckOf(modules: Readonly<Record<string, unknown>>): Text[] {
  return Object.entries(modules)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([path, module]) => {
      const file = path.slice(path.indexOf('src/content/'));
      return [...walk(module, { file, path: '', key: '', isSample: false })];
    });
}

export const searchDeck = (texts: readonly Text[], search: string): Text[] =>
  texts.filter(({ text, path, file }) => matches(`${text} ${path} ${file}`, search));

/** Splits the text at its matches: every second piece is a match. */
export function pieces(text: string, search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [text];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
}
