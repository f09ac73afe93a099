import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, labelOf, workshop } from '../../.storybook/sidebar.ts';

const ROOT = join(__dirname, '..', '..');
const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');
const namesIn = (folder: string) => readdirSync(join(ROOT, 'stories', folder)).map((file) => file.split('.')[0] ?? '');

test('every page has its address in the sidebar, and by it its place', () => {
  expect(Object.keys(addresses).sort()).toEqual(namesIn('pages').sort());
  expect(['ThankYouDemoPage', 'Button'].map(labelOf)).toEqual(['/ty-demo · Thank you demo', 'Button']);
});

test('a section is titled by its group and its name', () => {
  const wrong = namesIn('sections').filter(
    (name) => !new RegExp(`title: '[^'/]+/${name}'`).test(read('stories', 'sections', `${name}.stories.tsx`)),
  );
  expect(wrong).toEqual([]);
});

test('a story that is not titled like its path has the id of its path, which is the key of its screenshots', () => {
  const sections = namesIn('sections').map((name) => ['sections', name] as const);
  const others = Object.entries(workshop).flatMap(([folder, names]) => names.map((name) => [folder, name] as const));
  const wrong = [...sections, ...others].filter(
    ([folder, name]) => !read('stories', folder, `${name}.stories.tsx`).includes(`id: '${folder}-${name.toLowerCase()}'`),
  );
  expect(wrong).toEqual([]);
});
