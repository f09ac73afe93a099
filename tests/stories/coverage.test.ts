/** Every component has stories for its states, tagged with their kind. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isWanted, storiesOf } from './allStories.ts';
import { longText } from '../../stories/support/longText.ts';
import { componentAt } from '../../tools/shared/componentAt.ts';
import { choicesOf } from './choices.ts';

const ROOT = join(__dirname, '..', '..');

/** Folders of `src` whose components have stories. */
const FOLDERS = ['components', 'forms', 'layouts', 'modals', 'pages', 'sections', 'startup'];

/** Values of props that show nothing beyond the stories of this or another component. */
const withoutStory: Record<string, readonly unknown[]> = {
  // The styles are those of Button.
  'ButtonLink size': ['large'],
  // These are empty, and look like `checking`.
  'HumanCheck status': ['off', 'idle'],
  // What is around it is hidden. It only takes the focus when it is shown again.
  'JobApplicationForm isHidden': [true],
  'SendingPanel isHidden': [true],
};

type StoryParameters = {
  visual?: { interactive?: string };
  chromatic?: { modes?: Record<string, { forcedColors?: string }> };
};

/** The components of a folder of `src`. */
const componentsOf = (folder: string) =>
  readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(basename(file)))
    .map((file) => ({ name: componentAt(`${folder}/${file.replaceAll('\\', '/')}`), file: join(ROOT, 'src', folder, file) }))
    .filter(({ name }) => isWanted(name));

describe.each(FOLDERS)('%s', (folder) => {
  const storiesByComponent = storiesOf(folder);
  const components = componentsOf(folder);

  test('every component has a story file at the mirrored path', () => {
    const expected = components.map(({ name }) => `stories/${name}.stories.tsx`);
    expect(expected.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('every component has a story for each state that a prop chooses', () => {
    const missing = components.flatMap(({ name, file }) =>
      choicesOf(file).map(({ prop, values, byDefault }) => {
        const stories = Object.values(storiesByComponent.find((component) => component.name === name)?.stories ?? {});
        const shown = stories.map(({ args }) => args[prop] ?? byDefault);
        return [`${basename(name)} ${prop}`, values.filter((value) => !shown.includes(value))] as const;
      }),
    );
    const names = components.map(({ name }) => basename(name));
    const expected = Object.entries(withoutStory).filter(([choice]) => names.includes(choice.split(' ')[0] ?? ''));
    expect(Object.fromEntries(missing.filter(([, values]) => values.length > 0))).toEqual(Object.fromEntries(expected));
  });

  if (['components', 'layouts'].includes(folder)) {
    test('every component that is looked at in forced states is shown in forced colors, where backgrounds and shadows vanish', () => {
      const missing = storiesByComponent.filter(({ stories }) => {
        const parameters = Object.values(stories).map((story) => story.parameters as StoryParameters);
        const isInForcedColors = parameters.some(({ chromatic }) =>
          Object.values(chromatic?.modes ?? {}).some(({ forcedColors }) => forcedColors === 'active'),
        );
        return parameters.some(({ visual }) => visual?.interactive) && !isInForcedColors;
      });
      expect(missing.map(({ name }) => name)).toEqual([]);
    });
  }

  if (folder === 'sections') {
    test('every section that is given copy has a story with long text', () => {
      const isGivenCopy = ({ args }: { args: object }) => !isDeepStrictEqual(longText(args), args);
      const missing = storiesByComponent.filter(
        ({ stories }) => !('LongText' in stories) && Object.values(stories).some(isGivenCopy),
      );
      expect(missing.map(({ name }) => name)).toEqual([]);
    });
  }

  test('every story is tagged with its kind of state', () => {
    const kinds = (tags: readonly string[]) => tags.filter((tag) => tag.startsWith('state:'));
    const wrong = storiesByComponent.flatMap(({ name, stories }) =>
      Object.entries(stories).flatMap(([story, { tags }]) =>
        kinds(tags).length === 1 ? [] : `${name} ${story}: ${kinds(tags).join(' ')}`,
      ),
    );
    expect(wrong).toEqual([]);
  });
});
