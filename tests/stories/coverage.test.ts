import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workshops } from './allStories.ts';

const ROOT = join(__dirname, '..', '..');

/** Folders whose every component is approved in Storybook. */
const storied = ['components', 'forms', 'layouts', 'modals', 'pages', 'sections'];

const components = storied.flatMap((folder) =>
  readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(basename(file)))
    .map((file) => `${folder}/${basename(file, '.tsx')}`),
);

test('every component has a story file at the mirrored path', () => {
  const expected = components.map((component) => `stories/${component}.stories.tsx`);
  expect(expected.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('story files are titled like their path', () => {
  const titles = Object.fromEntries(workshops.map(({ name, titles }) => [name, titles]));
  const expected = workshops.map(({ name }) => {
    const [folder = '', component] = name.split('/');
    return [name, [`${folder.charAt(0).toUpperCase()}${folder.slice(1)}/${component}`]];
  });
  expect(titles).toEqual(Object.fromEntries(expected));
});

test('every component has a story for each state that it names, and no other', () => {
  const stories = Object.fromEntries(workshops.map(({ name, stories }) => [name, Object.keys(stories).sort()]));
  const states = workshops.map(({ name, stories }) => [name, [...(Object.values(stories)[0]?.parameters.states ?? [])].sort()]);
  expect(stories).toEqual(Object.fromEntries(states));
});

test('every story is tagged with its kind of state', () => {
  const kinds = (tags: readonly string[]) => tags.filter((tag) => tag.startsWith('state:'));
  const wrong = workshops.flatMap(({ name, stories }) =>
    Object.entries(stories).flatMap(([story, { tags }]) =>
      kinds(tags).length === 1 ? [] : `${name} ${story}: ${kinds(tags).join(' ')}`,
    ),
  );
  expect(wrong).toEqual([]);
});
