import type { StorybookConfig } from '@storybook/react-vite';
import { webhookAddresses } from '../mocks/webhookAddresses.ts';
import { parseEnv } from '../src/config/env.ts';
import { privateFiles } from '../src/config/privateFiles.ts';
import { managerStyles } from './managerStyles.ts';
import { pageAddresses } from './pageAddresses.ts';

// `vite.config.ts` reads this; Storybook loads it after this file.
process.env.NAMED_COMPONENTS = 'true';

/** Titles, and with them the keys of screenshots, are paths below this folder, in a Storybook of a few components too. */
const storiesOf = (files: string) => ({ directory: '../stories', files });

/** `STORIES_OF=components/Button,sections/home/HomeHero` builds a Storybook of these components alone. */
const wanted = process.env.STORIES_OF?.split(',').map((component) => storiesOf(`${component}@(|.*).stories.tsx`));

/** `FOR_SCREENSHOTS=true` leaves out what only people use: panels and tables of props. It takes two thirds of the time. */
const forScreenshots = process.env.FOR_SCREENSHOTS === 'true';

const addonsForPeople: StorybookConfig['addons'] = [
  // The panel "Visual", which is the first, and the results of the visual gate at /visual.
  '../tools/visual/panel/preset.ts',
  { name: '@storybook/addon-essentials', options: { backgrounds: false, measure: false, outline: false } },
  '@storybook/addon-interactions',
  '@storybook/addon-a11y',
];

const config: StorybookConfig = {
  stories: wanted ?? ['../stories/guides/*.mdx', storiesOf('**/*.stories.tsx'), '../tools/visual/panel/*.stories.tsx'],
  addons: forScreenshots ? [] : addonsForPeople,
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
  env: (env) => ({ ...env, STORYBOOK_PAGE_ADDRESSES: JSON.stringify(pageAddresses()) }),
  managerHead: (head) => `${head}<style>${managerStyles}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: forScreenshots ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Storybook drops this part of vite.config.ts.
    server: { ...vite.server, fs: { ...vite.server?.fs, deny: privateFiles } },
    define: { ...vite.define, __SETTINGS__: JSON.stringify(parseEnv({ ...process.env, ...webhookAddresses })) },
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
