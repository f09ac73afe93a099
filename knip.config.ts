import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/app/entry-server.tsx',
    'src/app/early-press.ts',
    'stories/**/*.stories.tsx',
    'tests/{jest,contract}/**/*.ts',
    'tests/visual/{cli,review/cli,review/client/entry}.ts',
    'scripts/**/*.{ts,mjs}',
    'local/{serve,dev-backend,functions-runner}.ts',
    'supabase/functions/*/index.ts',
  ],
  project: ['src/**', 'stories/**', 'mocks/**', 'tests/**', 'scripts/**', 'local/**', 'supabase/**', '.storybook/**'],
  ignore: ['mocks/public/**', 'local/standins/assets/**'],
  // Needed once, to make the film again.
  ignoreBinaries: ['ffmpeg'],
  ignoreDependencies: [
    // Part of the agreed set: the carousel and the toasts that use them are the next sections to be built.
    'react-slick',
    '@types/react-slick',
    'react-toastify',
    // Run or read by name: the functions' runtime, jest's loader, fonts and the browser as files.
    'deno',
    'esbuild-register',
    '@fontsource-variable/fraunces',
    '@fontsource-variable/inter',
    '@sparticuz/chromium',
    'axe-core',
  ],
};

export default config;
