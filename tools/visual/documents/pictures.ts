/** The pictures in documents show accepted screenshots, and a file beside them says which. */
import type { Manifest } from '../manifest/manifest.ts';

export type Picture = {
  /** The story that it shows. */
  story: string;
  /** Whether it shows the story by itself, or opened in Storybook. */
  in: 'itself' | 'Storybook';
  /** The screenshots that were accepted when it was made: key → hash. */
  screenshots: Record<string, string>;
};

/** The mode in which stories are shown. */
export const MODE = 'desktop';

const componentOf = (storyId: string): string | undefined => storyId.split('--')[0];

/** The accepted screenshots that a picture shows now. Storybook lists a component's stories beside the one that is open. */
export function shownIn({ story, in: place }: Picture, { screenshots }: Manifest): Record<string, string> {
  const isShown = (id: string) => (place === 'itself' ? id === story : componentOf(id) === componentOf(story));
  const shown = [...screenshots].filter(([, { storyId, mode }]) => mode === MODE && isShown(storyId));
  return Object.fromEntries(shown.map(([key, { hash }]) => [key, hash]));
}

/** The names of pictures that show what is no more. */
export function findOutdated(pictures: Record<string, Picture>, manifest: Manifest): string[] {
  const asText = (screenshots: Record<string, string>) => JSON.stringify(Object.entries(screenshots).sort());
  return Object.entries(pictures).flatMap(([name, picture]) =>
    asText(picture.screenshots) === asText(shownIn(picture, manifest)) ? [] : name,
  );
}
