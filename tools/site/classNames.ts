/**
 * Options of styled-components' plugin: the same class names in the prerendered HTML and in the browser. While developing, and in
 * Storybook, whose tools report it, a class begins with its component's name.
 */
export const classNames = (mode: string) => ({
  ssr: true,
  displayName: mode === 'development' || process.env.NAMED_COMPONENTS === 'true',
  minify: true,
  pure: true,
});
