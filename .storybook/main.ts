import type { StorybookConfig } from '@storybook/react-vite';
import { parseEnv } from '../src/config/env.ts';
import { privateFiles } from '../src/config/privateFiles.ts';
import { managerStyles } from './managerStyles.ts';

// Read by vite.config.ts, which Storybook loads after this file.
process.env.NAMED_COMPONENTS = 'true';

/** Folders of stories. A story is titled like its path: `stories/sections/HomeHero.stories.tsx` is `Sections/HomeHero`. */
const folders = ['pages', 'layouts', 'sections', 'modals', 'forms', 'components'];

const storiesIn = (folder: string, files: string) => ({
  directory: `../stories/${folder}`,
  files,
  titlePrefix: `${folder.charAt(0).toUpperCase()}${folder.slice(1)}`,
});

/** `STORIES_OF=sections/Faq,pages/FaqPage` builds a Storybook of these components alone. */
const wanted = process.env.STORIES_OF?.split(',').map((path) => {
  const [folder = '', name = ''] = path.split('/');
  return storiesIn(folder, `${name}@(|.*).stories.tsx`);
});

const config: StorybookConfig = {
  stories: wanted ?? ['../stories/guides/*.mdx', ...folders.map((folder) => storiesIn(folder, '*.stories.tsx'))],
  addons: [
    { name: '@storybook/addon-essentials', options: { backgrounds: false, measure: false, outline: false } },
    '@storybook/addon-interactions',
    '@storybook/addon-a11y',
    // The panel "Visual", and the results of the visual gate at /visual.
    '../tools/visual/addon/preset.ts',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [
    '../public',
    '../mocks/public',
    // The sample calendar of `npm start`, with its fonts.
    { from: '../tools/backend/local-services/assets', to: '/fakes/assets' },
    { from: '../public/fonts', to: '/fakes/fonts' },
    // MSW intercepts the page's requests with this script.
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  managerHead: (head) => `${head}<style>${managerStyles}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Storybook drops this part of vite.config.ts.
    server: { ...vite.server, fs: { ...vite.server?.fs, deny: privateFiles } },
    define: { ...vite.define, __SETTINGS__: JSON.stringify(parseEnv(process.env)) },
    // `staticDirs` copies these files; if Vite copied them at the same time, one of the two would sometimes fail.
    publicDir: false,
    build: {
      ...vite.build,
      reportCompressedSize: false,
      // A build without tree shaking takes two thirds of the time, and the download size of a Storybook does not matter.
      rollupOptions: { ...vite.build?.rollupOptions, treeshake: false },
    },
  }),
};

export default config;
