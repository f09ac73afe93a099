import { fontFaces } from '../src/theme/fonts.ts';
import { palette } from '../src/theme/palette.ts';

/** What a Storybook theme cannot set: the fonts, and the colors of the sidebar's icons. */
export const managerStyles = `
  ${/* Relative, because a published Storybook may lie in a folder of its host. */ fontFaces.replaceAll("url('/", "url('./")}
  .sidebar-item [type='group'] { color: ${palette.pine700}; }
  .sidebar-item[data-nodetype='story']:not([data-selected='true']) [type='story'] { color: ${palette.pine500}; }
  .sidebar-item[data-nodetype='document']:not([data-selected='true']) [type='document'] { color: ${palette.clay600}; }
`;
