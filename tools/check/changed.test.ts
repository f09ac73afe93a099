import { planChecks } from './changed.ts';

const plan = (files: string[], deleted: string[] = []) => planChecks({ base: 'main', files, deleted });
const commandOf = (name: string, files: string[], deleted?: string[]) =>
  plan(files, deleted).checks.find((check) => check.name === name)?.command ?? [];
const storiesOf = (files: string[], deleted?: string[]) =>
  plan(files, deleted)
    .checks.find(({ name }) => name === 'their plays')
    ?.env?.STORIES_OF?.split(',');

test('tests that list files run, although they import none of them: those of documents, imports and the sidebar', () => {
  const tests = ['stories/guides/sidebar.test.ts', 'tests/architecture/documents.test.ts', 'tests/architecture/imports.test.ts'];
  const changes = ['stories/sections/OpeningHours.stories.tsx', 'docs/first-hour.md', 'package.json', 'src/content/home.ts'];
  for (const file of changes) expect(commandOf('related tests', [file])).toEqual(expect.arrayContaining(tests));
});

test('a component file that has no story is checked under its own name', () => {
  expect(storiesOf(['src/sections/FaqList/FaqTable.tsx'])).toContain('sections/FaqTable');
});

test('deleted stories and code are checked too', () => {
  expect(storiesOf([], ['stories/sections/Values.stories.tsx'])).toContain('sections/Values');
  expect(commandOf('types', [], ['src/lib/links.ts'])).not.toEqual([]);
  expect(commandOf('unused code', [], ['src/lib/links.ts'])).not.toEqual([]);
});

test('what depends on a change over several files is checked, or named where it is too much', () => {
  expect(storiesOf(['src/sections/HomeHero/HomeHero.tsx'])).toEqual(['pages/HomePage', 'sections/HomeHero']);
  const { notes } = plan(['src/content/navigation.ts']);
  expect(notes.join('\n')).toMatch(/the stories of \d+ more components that use what changed/);
  expect(storiesOf(['src/content/navigation.ts'])).toContain('layouts/Footer');
  expect(storiesOf(['src/content/navigation.ts'])).not.toContain('pages/HomePage');
});
