/** Stryker's settings for every area. */

/**
 * @param {string} name of the area
 * @param {object} options
 * @param {string[]} options.files whose code is changed, as globs
 * @param {number} options.least percentage of the changes that a test must notice
 */
export const area = (name, { files, least }) => ({
  plugins: ['@stryker-mutator/jest-runner', './tests/mutation/ignorers.mjs'],
  ignorers: ['styles'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  mutate: [...files, ...['test.*', 'harness.*', 'styles.ts', 'd.ts'].map((ending) => `!**/*.${ending}`)],
  ignorePatterns: ['/artifacts', '/dist', '/storybook-static', '/.local', '/docs'],
  concurrency: 2,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `.cache/mutation/${name}.json`,
  thresholds: { high: least, low: least, break: least },
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `artifacts/mutation/${name}.json` },
  htmlReporter: { fileName: `artifacts/mutation/${name}.html` },
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
  tempDirName: '.cache/mutation/copies',
});

/**
 * An area of the site.
 *
 * @param {string} name
 * @param {object} options
 * @param {string[]} options.folders whose code is changed
 * @param {number} options.least percentage of the changes that a test must notice
 * @param {string[]} [options.stories] folders of stories whose plays test it, in addition to the unit tests
 */
export const site = (name, { folders, least, stories = [] }) => ({
  ...area(name, {
    files: folders.flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]),
    least,
  }),
  // A change of code that runs when a file is loaded needs every test that loads it: hours, for constants and copy.
  ignoreStatic: true,
  jest: {
    projectType: 'custom',
    configFile: 'tests/mutation/site.jest.config.ts',
    enableFindRelatedTests: false,
    config: {
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', ...stories.map((folder) => `<rootDir>/stories/${folder}/**/*.stories.tsx`)],
    },
  },
});
