import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workshops } from './allStories.ts';
import { choicesOf } from './choices.ts';

const ROOT = join(__dirname, '..', '..');

/** Folders whose every component is approved in Storybook. */
const storied = ['components', 'forms', 'layouts', 'modals', 'pages', 'sections'];

const components = storied.flatMap((folder) =>
  readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(basename(file)))
    .map((file) => ({ name: `${folder}/${basename(file, '.tsx')}`, file: join(ROOT, 'src', folder, file) })),
);

test.each(components)('$name has a story file at the mirrored path', ({ name }) => {
  const file = `stories/${name}.stories.tsx`;
  expect(existsSync(join(ROOT, file)) ? file : `${file} is missing`).toBe(file);
});

/** Values of props that show nothing which a story of this or another component does not show. */
const withoutStory: Record<string, readonly unknown[]> = {
  // The styles are those of Button.
  'ButtonLink size': ['large'],
  // A closed dialog is empty.
  'Dialog isOpen': [false],
  'LeadModal isOpen': [false],
  'PrivacyModal isOpen': [false],
  'TopicModal isOpen': [false],
  // Empty, and the same as `checking`.
  'HumanCheck status': ['off', 'idle'],
};

const choices = components.flatMap(({ name, file }) =>
  choicesOf(file).map((choice) => ({ ...choice, name, id: `${basename(name)} ${choice.prop}` })),
);

test.each(choices)('$id: a story shows each value', ({ name, prop, values, byDefault, id }) => {
  const stories = Object.values(workshops.find((workshop) => workshop.name === name)?.stories ?? {});
  const shown = stories.map(({ args }) => args[prop] ?? byDefault);
  expect(values.filter((value) => !shown.includes(value))).toEqual(withoutStory[id] ?? []);
});

describe.each(workshops)('$name', ({ name, titles, stories }) => {
  test('is titled like its path', () => {
    const [folder = '', component] = name.split('/');
    expect(titles).toEqual([`${folder.charAt(0).toUpperCase()}${folder.slice(1)}/${component}`]);
  });

  test.each(Object.entries(stories))('%s is tagged with its kind of state', (_name, story) => {
    expect(story.tags.filter((tag) => tag.startsWith('state:'))).toHaveLength(1);
  });
});
