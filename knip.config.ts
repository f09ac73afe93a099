import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/app/entry-server.tsx',
    'src/startup/early-click.ts',
    // Vite puts it in the place of a package's own.
    'src/lib/createLucideIcon.ts',
    'stories/**/*.{stories.tsx,mdx}',
    // The templates of new sections import it.
    'tests/{jest,contract}/**/*.ts',
    'tools/visual/{cli,accept-cli,coverage/cli,capture/page,review/request,review/keys/cli}.ts',
    // The preset names them by their path.
    'tools/visual/panel/{manager,*.stories}.tsx',
    // Stryker and jest find the others by name.
    'tests/mutation/*.{ts,mjs}',
    'tests/release/{playwright.config.ts,**/*.spec.ts}',
    'tests/e2e/buildSites.ts',
    'tools/start/{cli.mjs,dev.ts}',
    'tools/site/serve.ts',
    'tools/site/budgets.ts',
    'tools/backend/{cli,functions-runner,load/cli,load/client}.ts',
    '{supabase,tools/visual/review/supabase}/functions/*/index.ts',
  ],
  project: ['src/**', 'stories/**', 'mocks/**', 'tests/**', 'tools/**', 'supabase/**', '.storybook/**'],
  ignore: ['tools/backend/local-services/assets/**'],
  // Tests of encrypted databases make certificates with it.
  ignoreBinaries: ['openssl'],
  ignoreDependencies: [
    // Comes with the addons; the guides import from it.
    '@storybook/blocks',
    // Run or read by name: the functions' runtime, jest’s loader, and the browser as a file.
    'deno',
    'esbuild-register',
  ],
};

export default config;
