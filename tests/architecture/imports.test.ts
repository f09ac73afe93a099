import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const FOLDERS = ['src', 'stories', 'mocks', 'supabase', '.storybook', 'tests', 'tools'];

const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;
const TYPE_IMPORT = /^(?:import|export)\stype\s[^'";]*?\sfrom\s+'([^']+)'/gm;

type Module = { file: string; values: string[]; types: string[] };

const specifiers = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');

const modules: Module[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('mocks/public/')),
).map((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return { file, values: specifiers(text, IMPORT), types: specifiers(text, TYPE_IMPORT) };
});

const files = new Set(modules.map(({ file }) => file));
const isRelative = (specifier: string) => specifier.startsWith('.');
/** Resolves imports of existing files only, because tests contain code as text. */
const resolved = ({ file, values, types }: Module) =>
  [...values, ...types]
    .filter(isRelative)
    .map((to) => posix.join(posix.dirname(file), to))
    .filter((to) => files.has(to));

function nodeOf(file: string): string | undefined {
  const [top = ''] = file.split('/');
  if (!FOLDERS.includes(top)) return undefined;
  if (/\.(test|harness)\.tsx?$/.test(file) && top !== 'tools') return 'tests';
  if (file.startsWith('tools/shared/')) return 'shared';
  return top === '.storybook' ? 'stories' : top;
}

test('the diagram of docs/architecture.md has the same arrows as the code', () => {
  const text = readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8');
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(text) ?? [];
  const drawn = [...diagram.matchAll(/^ +(\w+)(?:\[[^\]]+\])? --> (\w+)/gm)].map(([, from, to]) => `${from} --> ${to}`);
  const pairs = modules.flatMap((module) => resolved(module).map((to) => [nodeOf(module.file), nodeOf(to)] as const));
  const arrows = pairs.filter(([from, to]) => from && to && from !== to).map(([from, to]) => `${from} --> ${to}`);
  expect([...new Set(arrows)].sort()).toEqual(drawn.sort());
});

/** The first import cycle found from each file, as `a -> b -> a`. */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const visited = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    if (visited.has(file)) return;
    visited.add(file);
    for (const imported of imports.get(file) ?? []) visit(imported, [...way, file]);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}

test('there are no import cycles, of types neither', () => {
  const imports = new Map(modules.map((module) => [module.file, resolved(module)]));
  expect(imports.get('src/app/routes.ts')).toContain('src/pages/HomePage.tsx');
  expect(findCycles(imports)).toEqual([]);
});

test('code that runs in the browser or in a function uses only packages that are installed for production', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: object };
  const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const used = modules
    .filter(({ file }) => /^(src|supabase)\//.test(file) && nodeOf(file) !== 'tests')
    .flatMap(({ values }) => values.filter((one) => !isRelative(one) && !/^\w+:|\?/.test(one)).map(packageOf));
  const allowed = [...Object.keys(dependencies), ...builtinModules];
  expect([...new Set(used)].filter((name) => !allowed.includes(name))).toEqual([]);
});
