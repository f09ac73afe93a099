import { mkdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { webhookAddresses } from '../mocks/webhookAddresses.ts';
import { parseEnv } from '../src/config/env.ts';
import { BASELINES, LAST_RUN } from './addon-visual/places.ts';

/** Made by the pixel gate; Storybook refuses to serve a folder that does not exist yet. */
const RUN_FOLDER = 'artifacts/visual';

/** In a build the gate itself puts its result, which is younger than the build. */
function lastRun(isBuild: boolean) {
  if (isBuild) return [];
  mkdirSync(RUN_FOLDER, { recursive: true });
  return [{ from: `../${RUN_FOLDER}`, to: `/${LAST_RUN}` }];
}

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-essentials', options: { backgrounds: false, measure: false, outline: false } },
    '@storybook/addon-a11y',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: (_, { configType }) => [
    '../public',
    '../mocks/public',
    { from: '../tests/visual/baselines', to: `/${BASELINES}` },
    ...lastRun(configType === 'PRODUCTION'),
  ],
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
