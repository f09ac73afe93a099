import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../shared/filesIn.ts';
import { UserError } from '../shared/userError.ts';

/** Has a folder for each kind, which mirrors the project. */
const TEMPLATES = join('tools', 'new', 'templates');
const ENDING = '.txt';

/** The path from the project's folder. */
export type PlannedFile = { path: string; text: string };

type Kind = {
  /** The form of a name, as a pattern and as text. */
  pattern: RegExp;
  rule: string;
  /** Lines for existing files. */
  insertions: readonly Insertion[];
  /** Where its copy is. */
  copy: string;
  /** How visitors come to it: the step that is left to do by hand besides its copy. */
  next: string;
};

/** `line` is added to `file` before the first `before` that follows `after`. */
type Insertion = { file: string; after: string; before: string; line: string };

/** What a page's address needs. */
const address = {
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
} as const;

const kinds: Record<string, Kind> = {
  section: {
    pattern: /^[a-z][a-z0-9-]*\/[A-Z][a-z0-9]+([A-Z][a-z0-9]*)*$/,
    rule: 'its folder in src/sections and a name in PascalCase, as in about/OpeningHours',
    insertions: [],
    copy: 'src/content/__name__.ts',
    next: 'put <__Name__ content={__name__} /> between two sections of a page in src/pages; a landing page takes it as afterSteps',
  },
  page: {
    ...address,
    copy: 'src/content/__name__.ts',
    next: "link to it: add { label: '__title__', to: { route: '__name__' } } to links in src/content",
  },
  landing: {
    ...address,
    insertions: [
      ...address.insertions,
      {
        file: 'src/content/proof.ts',
        after: 'export const proof = {',
        before: '\n}',
        line: '  __name__: proofBy(quotes.coach),',
      },
    ],
    copy: 'src/content/landing/__name__.ts, and choose its quote in src/content/proof.ts',
    next: 'nothing on the site links to it: advertisements and partners do',
  },
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name in each spelling that templates use. `room` is the folder of its section. */
function spellings(room: string, name: string): Record<string, string> {
  const [first = '', ...others] = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-');
  const words = [first, ...others];
  return {
    __Name__: words.map(capital).join(''),
    __name__: [first, ...others.map(capital)].join(''),
    __path__: words.join('-'),
    __room__: room,
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
 * Plans the files of a new section, page or landing page.
 *
 * @param root the project's folder
 * @param kind `section`, `page` or `landing`
 * @param name a section's as its folder and its name in PascalCase, a page's as its address
 * @returns the text of each file that is new or gets a line, not formatted yet, and what is left to do by hand
 * @throws UserError for another kind, a name of another form, or one that is taken
 */
export function planNew(root: string, kind: string, name: string): { files: PlannedFile[]; next: string[] } {
  const known = kinds[kind];
  if (!known) throw new UserError(`There is no kind ‘${kind}’. Kinds: ${Object.keys(kinds).join(', ')}.`);
  if (!known.pattern.test(name)) throw new UserError(`‘${name}’ is no name for a ${kind}: write it as ${known.rule}.`);

  // A page's section has a folder of the page's name.
  const [room = '', section] = name.split('/');
  if (section !== undefined && !existsSync(join(root, 'src', 'sections', room))) {
    const rooms = readdirSync(join(root, 'src', 'sections')).join(', ');
    throw new UserError(`There is no folder src/sections/${room}. Take one of these, or make it first: ${rooms}.`);
  }
  const spelled = spellings(room, section ?? name);
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
    `write its copy in ${known.copy}`,
    known.next,
    'npm run check',
    'look at the new screenshots in the panel "Visual" of npm run storybook, and accept them',
  ];
  return { files: [...added, ...extended], next: next.map(fill) };
}
