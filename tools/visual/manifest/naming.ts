export function kebab(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** The key of a story in one mode, in the manifest, in results and in decisions. */
export function resultKey(storyId: string, mode: string): string {
  return `${storyId}--${kebab(mode)}`;
}
