import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

const folders = ['src', 'stories', 'mocks', 'tests', 'tools', 'supabase', '.storybook'];

/** Each file with the files that it imports: types, values and dynamic imports. */
function readImports(): Map<string, string[]> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...folders], {
    encoding: 'utf8',
  });
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n'));
  const files = listed.split('\n').filter((file) => /\.(m?ts|tsx|mjs)$/.test(file) && !deleted.has(file));
  const importsOf = (file: string) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => posix.join(posix.dirname(file), fileName));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** The first import cycle found from each file, as `a -> b -> a`. */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const visited = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    if (visited.has(file)) return;
    visited.add(file);
    for (const imported of imports.get(file) ?? []) visit(imported, [...way, file]);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

test('an import cycle of any length is found', () => {
  const imports = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
    ['e', ['e']],
  ]);
  expect(findCircles(imports)).toEqual(['a -> b -> c -> a', 'e -> e']);
});

test('there are no import cycles', () => {
  const imports = readImports();
  expect(imports.get('src/app/routes.ts')).toContain('src/pages/HomePage.tsx');
  expect(findCircles(imports)).toEqual([]);
});
