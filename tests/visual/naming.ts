/** Names of baselines. They follow the sidebar, so that a reviewer finds a picture without a tool. */

export function kebab(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** `sections-hero--server-error` → `server-error`. Taken from the id, because ids are what Storybook keeps unique. */
export function storySlug(storyId: string): string {
  const at = storyId.indexOf('--');
  return at === -1 ? kebab(storyId) : storyId.slice(at + 2);
}

export function resultKey(storyId: string, mode: string): string {
  return `${storyId}--${kebab(mode)}`;
}

/** `Sections/Lead Form`, `sections-lead-form--server-error`, `phone` → `sections/lead-form/server-error--phone.png`. */
export function baselinePath(story: { id: string; title: string }, mode: string): string {
  const folders = story.title.split('/').map(kebab).filter(Boolean);
  return [...folders, `${storySlug(story.id)}--${kebab(mode)}.png`].join('/');
}
