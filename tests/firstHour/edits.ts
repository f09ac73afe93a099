/** What `docs/first-hour.md` asks a person to do in an editor, done in a copy of the project. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function change(root: string, file: string, edit: (text: string) => string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`${file} has no place for the change.`);
  writeFileSync(path, changed);
}

/** Replaces the first match of a pattern behind marks that follow each other, such as the beginnings of a group and of its field. */
function changeAfter(text: string, marks: readonly string[], pattern: RegExp, replacement: string): string {
  const from = marks.reduce((at, mark) => (at < 0 ? at : text.indexOf(mark, at)), 0);
  return from < 0 ? text : text.slice(0, from) + text.slice(from).replace(pattern, replacement);
}

const addImport = (name: string, from: string) => (text: string) => `import { ${name} } from '${from}';\n${text}`;

/** What is added to a sentence. */
export const ADDED = 'It is that simple.';

function lengthenSentence(root: string, name: string, group: string, file: string): void {
  change(root, file, (text) => changeAfter(text, [`\n  ${group}: {`, `\n    ${name}:`], /'([^']+)'/, `'$1 ${ADDED}'`));
}

/** Puts a section that shows content of its own below a section of the same folder in a page, and imports both, as editors do. */
export function putSection(root: string, section: string, content: string, other: string, page: string): void {
  change(root, page, (text) => text.replace(new RegExp(`( *)<${other} [^>]*/>\n`), `$&$1<${section} content={${content}} />\n`));
  change(root, page, (text) => {
    const [folder = ''] = new RegExp(`\\.\\./sections/\\w+/(?=${other}\\.tsx)`).exec(text) ?? [];
    return addImport(section, `${folder}${section}.tsx`)(text);
  });
  change(root, page, addImport(content, `../content/${content}.ts`));
}

/** Adds a link as the last one of a list. */
export function addLink(root: string, link: string, list: string, group: string, file: string): void {
  change(root, file, (text) => changeAfter(text, [`\n  ${group}: {`, `\n    ${list}: [`], /\n( *)\],/, `\n$1  ${link},$&`));
}

/** Edits by the sentence that asks for them. Its groups are passed on in their order. */
const edits: readonly [sentence: RegExp, make: (root: string, ...named: string[]) => void][] = [
  [/[Ee]dit `(\w+)` of `(\w+)` in `([^`]+)`/, lengthenSentence],
  [/put `<(\w+) content=\{(\w+)\} \/>` below `(\w+)` in `([^`]+)`/, putSection],
  [/add `([^`]+)` to `(\w+)` of `(\w+)` in `([^`]+)`/, addLink],
  [/in `([^`]+)`, import `(\w+)` from `'([^']+)'`/, (root, file, name, from) => change(root, file, addImport(name, from))],
  [
    /in `([^`]+)`, use `(#\w+)` as a color/,
    (root, file, color) => change(root, file, (text) => text.replace(/\bcolor: \$\{[^}]+\}/, `color: ${color}`)),
  ],
  [
    /in `([^`]+)`, remove `(\w+)` before `(\w+)`/,
    (root, file, word, next) => change(root, file, (text) => text.replace(`${word} ${next}`, next)),
  ],
];

export type Edit = { sentence: string; make: (root: string) => void };

/** The edits that a text asks for, each with its place in the text. */
export function editsIn(text: string): (Edit & { at: number })[] {
  return edits.flatMap(([pattern, make]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => {
      const [sentence, ...named] = match;
      return { at: match.index, sentence, make: (root: string) => make(root, ...named) };
    }),
  );
}
