import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const documents = ['.', 'docs', 'tests', 'tools']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const commandsIn = (text: string) => [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);

test('documents name commands that exist', () => {
  const unknown = documents.flatMap(({ file, text }) =>
    commandsIn(text).flatMap((name) => (name in scripts ? [] : `${file}: npm run ${name}`)),
  );
  expect(unknown).toEqual([]);
});

test('every command is documented', () => {
  const commands = documents.find(({ file }) => file === join('docs', 'commands.md'))?.text ?? '';
  const missing = Object.keys(scripts).filter(
    (name) => !commandsIn(commands).includes(name) && !commands.includes(`npm ${name}\``),
  );
  expect(missing).toEqual([]);
});

test('links between documents lead to existing files', () => {
  const dead = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].flatMap(([, to = '']) =>
      existsSync(join(ROOT, dirname(file), to)) ? [] : `${file}: ${to}`,
    ),
  );
  expect(dead).toEqual([]);
});

test('documents name folders and files that exist', () => {
  const current = documents.filter(({ file }) => !file.startsWith(join('docs', 'decisions')));
  const missing = current.flatMap(({ file, text }) =>
    [...text.matchAll(/`((?:src|stories|tests|tools|mocks|supabase|docs)\/[\w./-]+)`/g)].flatMap(([, path = '']) =>
      existsSync(join(ROOT, path)) ? [] : `${file}: ${path}`,
    ),
  );
  expect(missing).toEqual([]);
});

test('the drawing of docs/architecture.md names folders and files that exist', () => {
  const drawing = readFileSync(join(ROOT, 'docs', 'images', 'data-flow.svg'), 'utf8');
  const paths = [...drawing.matchAll(/>((?:src|stories|tests|tools)[\w./-]*)/g)].map(([, path = '']) => path);
  expect(paths).toContain('src/app/routes.ts');
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('tests/README.md names every suite, and a file of tests as the home of each promise', () => {
  const { text = '' } = documents.find(({ file }) => file === join('tests', 'README.md')) ?? {};
  const suites = readdirSync(join(ROOT, 'tests'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(suites.map(({ name }) => name).filter((name) => !text.includes(`\`tests/${name}\``))).toEqual([]);
  const homes = [...text.matchAll(/^\| .+ \| `([^`]+)` \|$/gm)].map(([, home]) => home);
  expect(homes.length).toBeGreaterThan(20);
  expect(homes.filter((home) => !/\.(test|spec)\.tsx?$/.test(home ?? ''))).toEqual([]);
});
