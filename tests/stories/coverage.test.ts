import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workshops } from './allStories.ts';

const SOURCE = join(__dirname, '..', '..', 'src');

/** Folders whose every component is approved in Storybook. */
const storied = ['components', 'forms', 'layouts', 'modals', 'pages', 'sections'];

const components = storied.flatMap((folder) =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(basename(file)))
    .map((file) => `${folder}/${basename(file, '.tsx')}`),
);

test.each(components)('%s has a story file at the mirrored path', (component) => {
  const file = join(__dirname, '..', '..', 'stories', `${component}.stories.tsx`);
  expect(existsSync(file) ? component : `stories/${component}.stories.tsx is missing`).toBe(component);
});

describe.each(workshops)('$name', ({ name, titles, stories }) => {
  const [first] = Object.values(stories);

  test('is titled like its path', () => {
    const [folder = '', component] = name.split('/');
    expect(titles).toEqual([`${folder.charAt(0).toUpperCase()}${folder.slice(1)}/${component}`]);
  });

  test('has a story for each state that the component names, and no other', () => {
    expect(Object.keys(stories).sort()).toEqual([...(first?.parameters.states ?? [])].sort());
  });

  test.each(Object.entries(stories))('%s is tagged with its kind of state', (_name, story) => {
    expect(story.tags.filter((tag) => tag.startsWith('state:'))).toHaveLength(1);
  });
});
