import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../../shared/filesIn.ts';
import { UserError } from '../../shared/userError.ts';

/** Has a folder for each kind, which mirrors the project. */
const TEMPLATES = join('tools', 'project', 'new', 'templates');
const ENDING = '.txt';

/** The path from the project's folder. */
export type PlannedFile = { path: string; text: string };

type Kind = {
  /** The form of a name, as a pattern and as text. */
  pattern: RegExp;
  rule: string;
  /** Lines for existing files. */
  insertions: readonly Insertion[];
  /** How visitors come to it: the step that is left to do by hand besides its copy. */
  next: string;
};

/** `line` is added to `file` before the first `before` that follows `after`. */
type Insertion = { file: string; after: string; before: string; line: string };

const kinds: Record<string, Kind> = {
  section: {
    pattern: /^[A-Z][a-z0-9]+([A-Z][a-z0-9]*)*$/,
    rule: 'PascalCase, as in OpeningHours',
    insertions: [],
    next: 'put <__Name__ content={__name__} /> between two sections of a page in src/pages',
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
      {
        file: '.storybook/sidebar.ts',
        after: 'export const addresses',
        // The legal pages are the last ones of a visitor's journey.
        before: '\n  PrivacyPolicyPage:',
        line: '  __Name__Page: paths.__name__,',
      },
    ],
    next: "link to it: add { label: '__title__', to: { route: '__name__' } } to links in src/content",
  },
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name in each spelling that templates use. */
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
    __id__: words.join(''),
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
  if (at < 0) {
    throw new UserError(`${file} has no ‘${before.trim()}’ after ‘${after}’: add this line by hand: ${line.trim()}`);
  }
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/**
 * Plans the files of a new section or page.
 *
 * @param root the project's folder
 * @param kind `section` or `page`
 * @param name a section's in PascalCase, a page's as its address
 * @returns the text of each file that is new or gets a line, not formatted yet, and what is left to do by hand
 * @throws UserError for another kind, a name of another form, or one that is taken
 */
export function planNew(root: string, kind: string, name: string): { files: PlannedFile[]; next: string[] } {
  const known = kinds[kind];
  if (!known) throw new UserError(`There is no kind ‘${kind}’. Kinds: ${Object.keys(kinds).join(', ')}.`);
  if (!known.pattern.test(name)) throw new UserError(`‘${name}’ is no name for a ${kind}: write it as ${known.rule}.`);

  const spelled = spellings(name);
  const fill = (text: string) => Object.entries(spelled).reduce((filled, [token, word]) => filled.replaceAll(token, word), text);

  const templates = join(root, TEMPLATES, kind);
  const added = filesIn(templates).map((file) => ({
    path: fill(relative(templates, file).slice(0, -ENDING.length)).replaceAll('\\', '/'),
    text: fill(readFileSync(file, 'utf8')),
  }));
  for (const { path } of added) {
    if (existsSync(join(root, path))) throw new UserError(`The name is taken: ${path} is there already.`);
  }

  const extended = known.insertions.map((insertion) => ({
    path: insertion.file,
    text: insert(root, { ...insertion, line: fill(insertion.line) }),
  }));
  const next = [
    'write its copy in src/content/__name__.ts',
    known.next,
    'npm run check',
    'look at the new screenshots in the panel "Visual" of npm run storybook, and accept them',
  ];
  return { files: [...added, ...extended], next: next.map(fill) };
}
