import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories } from '@storybook/react';

const STORIES = join(__dirname, '..', '..', 'stories');

export type ComposedStory = {
  run: () => Promise<void>;
  play?: unknown;
  tags: string[];
  parameters: object;
  args: Record<string, unknown>;
};

type StoryModule = Parameters<typeof composeStories>[0];

export type ComponentStories = {
  /** Path of the component below `stories/`, with forward slashes and without an ending: `sections/HomeHero`. */
  name: string;
  stories: Record<string, ComposedStory>;
};

/** `forms/LeadForm.sending.stories.tsx` has some of the stories of `forms/LeadForm`. */
const componentOf = (file: string): string => file.replace(/(\.[a-z]+)?\.stories\.tsx$/, '');

const wanted = process.env.STORIES_OF?.split(',');

/** `STORIES_OF=forms/LeadForm,pages/FaqPage` loads the stories of these components alone, and checks no others. */
export const isWanted = (component: string): boolean => wanted?.includes(component) ?? true;

/**
 * The stories of every component in a folder.
 *
 * @param folder of `stories`, such as `sections`
 */
export function storiesOf(folder: string): ComponentStories[] {
  const files = readdirSync(join(STORIES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => isWanted(componentOf(file)))
    .sort();
  return [...new Set(files.map(componentOf))].map((name) => {
    // jest's require transforms and mocks the files like an import.
    const modules = files
      .filter((file) => componentOf(file) === name)
      .map((file) => jest.requireActual<StoryModule>(join(STORIES, file)));
    return {
      name,
      stories: Object.assign({}, ...modules.map((module) => composeStories(module))) as ComponentStories['stories'],
    };
  });
}
