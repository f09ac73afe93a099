import { site } from './base.mjs';

/** Mistakes here are visible. */
export default site('behavior', {
  folders: ['src/hooks', 'src/seo', 'src/layouts', 'src/modals', 'src/components'],
  least: 90,
  stories: ['components', 'layouts', 'modals'],
});
