/**
 * `npm run mutation` changes the code in many small ways, and lists the changes that no test notices. It takes hours;
 * `npm run mutation -- --mutate src/lib/time.ts` changes one file.
 */
export default {
  testRunner: 'jest',
  // Plain `jest` would start every project.
  jest: { projectType: 'custom', configFile: 'tests/mutation/jest.config.ts' },
  mutate: [
    'src/{forms,hooks,integrations,lib,services}/**/*.{ts,tsx}',
    'supabase/functions/_shared/{*Schema,delivery,fields,formEndpoint,resume*,safeText,storage,validate}.ts',
    'tools/visual/review/supabase/functions/**/{decisions,endpoint,fields,handler,reviewers}.ts',
    '!**/*.{test,harness,styles}.{ts,tsx}',
  ],
  // A change of code that runs when a file is loaded needs every test that loads it.
  ignoreStatic: true,
  // All tests once, on a slow machine.
  dryRunTimeoutMinutes: 60,
  incremental: true,
  incrementalFile: '.cache/mutation/results.json',
  ignorePatterns: ['/artifacts', '/dist', '/storybook-static', '/.local'],
  tempDirName: '.cache/mutation/copies',
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: 'artifacts/mutation.html' },
};
