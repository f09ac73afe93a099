import { mkdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { webhookAddresses } from '../mocks/webhookAddresses.ts';
import { parseEnv } from '../src/config/env.ts';
import { connectReview } from '../tools/visual/review/dev-server.ts';
import { managerStyles } from './managerStyles.ts';

/** Made by the visual gate; Storybook refuses to serve a folder that does not exist yet. */
const RESULTS = 'artifacts/visual';

/** In a build the gate itself puts its results, which are younger than the build. */
function results(isBuild: boolean) {
  if (isBuild) return [];
  mkdirSync(RESULTS, { recursive: true });
  return [{ from: `../${RESULTS}`, to: '/visual' }];
}

/** Storybook calls it in development; its types leave it out. */
type WithServerChannel = {
  experimental_serverChannel: <Channel>(channel: Channel & Parameters<typeof connectReview>[0]) => Channel;
};

const config: StorybookConfig & WithServerChannel = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-essentials', options: { backgrounds: false, measure: false, outline: false } },
    '@storybook/addon-interactions',
    '@storybook/addon-a11y',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: (_, { configType }) => ['../public', '../mocks/public', ...results(configType === 'PRODUCTION')],
  managerHead: (head) => `${head}<style>${managerStyles}</style>`,
  // In development the panel runs the visual gate and writes decisions into the manifest.
  experimental_serverChannel: (channel) => {
    connectReview(channel);
    return channel;
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, __SETTINGS__: JSON.stringify(parseEnv({ ...process.env, ...webhookAddresses })) },
    // `staticDirs` brings these files; Vite copying them at the same time makes one of the two fail now and then.
    publicDir: false,
    build: {
      ...vite.build,
      reportCompressedSize: false,
      // Nobody waits for a Storybook to download, but everybody for its build: this takes a third of the time off.
      rollupOptions: { ...vite.build?.rollupOptions, treeshake: false },
    },
  }),
};

export default config;
