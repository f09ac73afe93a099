import { planChecks } from './changed.ts';

const plan = (files: string[], deleted: string[] = []) => planChecks({ base: 'main', files, deleted });
const commandOf = (name: string, files: string[], deleted?: string[]) =>
  plan(files, deleted).checks.find((check) => check.name === name)?.command ?? [];
const storiesOf = (files: string[], deleted?: string[]) =>
  plan(files, deleted)
    .checks.find(({ name }) => name === 'their stories and plays')
    ?.env?.STORIES_OF?.split(',');

test('tests that list files run, although they import none of them: those of documents, imports and stories', () => {
  const tests = [
    'tests/architecture/documents.test.ts',
    'tests/architecture/imports.test.ts',
    'tests/architecture/sidebar.test.ts',
  ];
  const changes = [
    'stories/sections/about/OpeningHours.stories.tsx',
    'docs/first-hour.md',
    'package.json',
    'src/content/home.ts',
  ];
  for (const file of changes) expect(commandOf('related tests', [file])).toEqual(expect.arrayContaining(tests));
});

test('a component file that has no story is checked under its own name', () => {
  expect(storiesOf(['src/sections/questions/FaqTable.tsx'])).toContain('sections/questions/FaqTable');
});

test('deleted stories and code are checked too', () => {
  expect(storiesOf([], ['stories/sections/about/Values.stories.tsx'])).toContain('sections/about/Values');
  expect(commandOf('types and rules', [], ['src/lib/links.ts'])).toContain('src/components/SiteLink.tsx');
  expect(commandOf('unused code', [], ['src/lib/links.ts'])).not.toEqual([]);
});

test('types are checked in all code that depends on a change, and everywhere after a change of declarations', () => {
  const command = commandOf('types and rules', ['src/config/paths.ts']);
  expect(command).toEqual(
    expect.arrayContaining([
      'src/config/paths.ts',
      'src/app/routes.ts',
      'stories/pages/HomePage.stories.tsx',
      'tests/e2e/walk.spec.ts',
    ]),
  );
  expect(command).not.toContain('src/theme/palette.ts');
  expect(commandOf('types and rules', ['src/theme/styled.d.ts'])).toEqual([
    'oxlint',
    '--format=agent',
    '--no-error-on-unmatched-pattern',
  ]);
});

test('what depends on a change over several files is checked, or named where it is too much', () => {
  expect(storiesOf(['src/sections/home/HomeHero.tsx'])).toEqual(['pages/HomePage', 'sections/home/HomeHero']);
  const { notes } = plan(['src/content/navigation.ts']);
  expect(notes.join('\n')).toMatch(/the stories of \d+ more components that use what changed/);
  expect(storiesOf(['src/content/navigation.ts'])).toContain('layouts/Footer');
  expect(storiesOf(['src/content/navigation.ts'])).not.toContain('pages/HomePage');
});

test('a picture of the documents is named when a component that it shows is affected', () => {
  const notesOf = (file: string) => plan([file]).notes.filter((note) => note.includes('docs:images'));
  expect(notesOf('src/forms/LeadForm/LeadForm.tsx')).toEqual([expect.stringMatching(/^site\.png and storybook\.png /)]);
  expect(notesOf('src/content/home.ts')).toEqual([expect.stringMatching(/^site\.png /)]);
  expect(notesOf('src/forms/JobApplicationForm/SendingPanel.tsx')).toEqual([]);
});

test('the budgets are named when a page, an address or a route changes', () => {
  const notesOf = (file: string) => plan([file]).notes.filter((note) => note.includes('tools/site/budgets.ts'));
  for (const file of ['src/pages/FaqPage.tsx', 'src/config/paths.ts', 'src/app/routes.ts']) expect(notesOf(file)).toHaveLength(1);
  expect(notesOf('src/config/env.ts')).toEqual([]);
});

test.each([
  'package.json',
  'public/robots.txt',
  'mocks/public/calendar.html',
  'tools/backend/local-services/assets/calendarPage.js',
])('what depends on %s, although nothing imports it, is named', (file) => {
  expect(plan([file]).notes.join('\n')).toContain('what a change of packages, settings or static files affects: run npm test');
});
