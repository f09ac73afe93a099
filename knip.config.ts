import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/app/entry-server.tsx',
    'src/app/early-click.ts',
    'stories/**/*.{stories.tsx,mdx}',
    'tests/{jest,contract}/**/*.ts',
    'tools/visual/{cli,accept-cli,mutations/cli,review/request}.ts',
    // Stryker and jest find the rest by name.
    'tests/mutation/*.{ts,mjs}',
    'tests/soak/{playwright.config,soak.spec,servers}.ts',
    'tests/support/buildTestSites.ts',
    'tools/{media,fonts}/*.{ts,mjs}',
    'tools/start/{cli.mjs,dev.ts}',
    'tools/site/serve.ts',
    'tests/architecture/rejected-imports.mjs',
    'tools/bench/build.ts',
    'tools/backend/{cli,functions-runner}.ts',
    'supabase/functions/*/index.ts',
  ],
  project: ['src/**', 'stories/**', 'mocks/**', 'tests/**', 'tools/**', 'supabase/**', '.storybook/**'],
  ignore: ['mocks/public/**', 'tools/backend/local-services/assets/**'],
  // Needed once, to make the film again.
  ignoreBinaries: ['ffmpeg'],
  ignoreDependencies: [
    // Comes with the addons; the guides take their head from it.
    '@storybook/blocks',
    // Run or read by name: the functions' runtime, jest's loader, fonts and the browser as files.
    'deno',
    'esbuild-register',
    '@fontsource-variable/fraunces',
    '@fontsource-variable/inter',
    '@sparticuz/chromium',
    'axe-core',
    '@stryker-mutator/jest-runner',
  ],
};

export default config;
