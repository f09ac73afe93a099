import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UserError } from '../shared/userError.ts';

/** Below it each kind has a folder that mirrors the project. */
const TEMPLATES = join('tools', 'new', 'templates');
const ENDING = '.txt';

type Kind = {
  /** What a name has to look like, for the program and in words. */
  pattern: RegExp;
  rule: string;
  /** Lines for files that are there already. */
  insertions: readonly Insertion[];
  /** What is left to do by hand. */
  next: readonly string[];
};

/** `line` is added to `file` before the first `before` that follows `after`. */
type Insertion = { file: string; after: string; before: string; line: string };

const kinds: Record<string, Kind> = {
  section: {
    pattern: /^[A-Z][a-z0-9]+([A-Z][a-z0-9]*)*$/,
    rule: 'PascalCase, as in OpeningHours',
    insertions: [],
    next: [
      'write its words in src/content/__name__.ts',
      'put <__Name__ content={__name__} /> between two bands of a page in src/pages',
      'npm run jest -- tests/stories -t __Name__',
      'npm run visual -- --build __Name__, look at it, npm run visual:accept -- __Name__',
      'npm run dates    (the page says something new)',
    ],
  },
  page: {
    pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    rule: 'an address without its slash, as in press-room',
    insertions: [
      { file: 'src/config/paths.ts', after: 'export const paths = {', before: '\n}', line: "  __name__: '/__path__'," },
      {
        file: 'src/app/routes.ts',
        after: 'const pageLoaders',
        before: '\n}',
        line: "  __name__: () => import('../pages/__Name__Page.tsx'),",
      },
    ],
    next: [
      'write its words in src/content/__name__.ts',
      'lead to it: src/content/navigation.ts, or any link of the content with { route: "__name__" }',
      'npm run jest -- tests/stories -t __Name__',
      'npm run visual -- --build __Name__, look at it, npm run visual:accept -- __Name__',
      'npm run dates && npm run social    (its day for the sitemap, and its picture for social networks)',
    ],
  },
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name in each of the ways in which a template asks for it. */
function spellings(name: string): Record<string, string> {
  const [first = '', ...others] = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-');
  const words = [first, ...others];
  return {
    __Name__: words.map(capital).join(''),
    __name__: [first, ...others.map(capital)].join(''),
    __path__: words.join('-'),
    __words__: words.join(' '),
    __title__: capital(words.join(' ')),
  };
}

function insert(root: string, { file, after, before, line }: Insertion): string {
  const text = readFileSync(join(root, file), 'utf8');
  const key = line.slice(0, line.indexOf(':') + 1);
  if (text.includes(`\n${key}`)) throw new UserError(`The name is taken: ${file} has ‘${key.trim()}’ already.`);
  const start = text.indexOf(after);
  const at = start < 0 ? -1 : text.indexOf(before, start);
  if (at < 0) throw new UserError(`${file} has no list that begins with ‘${after}’: add this by hand: ${line.trim()}`);
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/**
 * Writes all files of a new section or page, or none of them.
 *
 * @param root the project's folder
 * @param kind `section` or `page`
 * @param name a section's in PascalCase, a page's as its address
 * @returns the files that were written or added to, and what is left to do
 * @throws UserError for another kind, a name of another form, or one that is taken
 */
export async function makeNew(root: string, kind: string, name: string): Promise<{ files: string[]; next: string[] }> {
  const known = kinds[kind];
  if (!known) throw new UserError(`There is no kind ‘${kind}’. Kinds: ${Object.keys(kinds).join(', ')}.`);
  if (!known.pattern.test(name)) throw new UserError(`‘${name}’ is no name for a ${kind}: write it as ${known.rule}.`);

  const spelled = spellings(name);
  const fill = (text: string) => Object.entries(spelled).reduce((filled, [token, word]) => filled.replaceAll(token, word), text);

  const templates = join(root, TEMPLATES, kind);
  const made = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(templates, file)).isFile())
    .sort()
    .map((file) => ({
      path: fill(file.slice(0, -ENDING.length)).replaceAll('\\', '/'),
      text: fill(readFileSync(join(templates, file), 'utf8')),
    }));
  for (const { path } of made) {
    if (existsSync(join(root, path))) throw new UserError(`The name is taken: ${path} is there already.`);
  }

  const extended = known.insertions.map((insertion) => ({
    path: insertion.file,
    text: insert(root, { ...insertion, line: fill(insertion.line) }),
  }));

  const files = await Promise.all([...made, ...extended].map((file) => formatted(root, file)));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { files: files.map(({ path }) => path), next: known.next.map(fill) };
}

async function formatted(root: string, { path, text }: { path: string; text: string }) {
  const filepath = join(root, path);
  const options = { ...(await resolveConfig(filepath)), filepath };
  try {
    return { path, text: await format(text, options) };
  } catch (cause) {
    throw new UserError(`${path} would not be TypeScript: choose a name that the language does not use itself.`, { cause });
  }
}
