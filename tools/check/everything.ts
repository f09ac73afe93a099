import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJestReport, readPlaywrightReport, readVisualReport } from './reports.ts';
import { runChecks, type Check } from './runner.ts';

const ARTIFACTS = 'artifacts';
const JEST_REPORT = join(ARTIFACTS, 'jest.json');
const E2E_REPORT = join(ARTIFACTS, 'e2e', 'report.json');
const VISUAL_REPORT = join(ARTIFACTS, 'visual', 'last-run.json');
const REPORT_SECONDS = 30;

const functions = readdirSync('supabase/functions')
  .map((name) => join('supabase', 'functions', name, 'index.ts'))
  .filter((file) => existsSync(file));

/** What others wait for comes first, then the longest; what has a worker for each processor comes last. */
const everyday: readonly Check[] = [
  { name: 'site builds', command: ['tsx', 'tests/e2e/helpers/buildTestSites.ts'] },
  { name: 'Storybook build', command: ['npm', 'run', '--silent', 'build-storybook'] },
  // Compiler and linter together need more memory than Node takes by default on a small machine.
  { name: 'types and rules', command: ['node', '--max-old-space-size=4096', '--import', 'tsx', 'tools/check/typesAndRules.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'prettier', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'stylelint', command: ['stylelint', 'src/**/*.{ts,tsx}'] },
  { name: 'types of the functions', command: ['deno', 'check', '--no-config', '--node-modules-dir=manual', ...functions] },
  { name: 'budgets', command: ['tsx', 'tools/site/budgets.ts', '.cache/test-site'], after: ['site builds'] },
  {
    name: 'end to end',
    command: ['playwright', 'test'],
    after: ['site builds'],
    usesAllProcessors: true,
    readTests: () => readPlaywrightReport(E2E_REPORT, 'npm run e2e --'),
    progress: (output) =>
      `${output.match(/^ +(✓|✘|ok|x) +\d+ /gm)?.length ?? 0} of ${/Running (\d+) tests/.exec(output)?.[1] ?? '?'}`,
  },
  {
    name: 'jest',
    command: ['jest', '--maxWorkers=100%', '--json', `--outputFile=${JEST_REPORT}`],
    usesAllProcessors: true,
    readTests: () => readJestReport(JEST_REPORT),
    progress: (output) => `${output.match(/^(PASS|FAIL) /gm)?.length ?? 0} files`,
  },
];

const storiesInBrowser: Check = {
  name: 'stories in the browser',
  command: ['tsx', 'tools/visual/cli.ts'],
  after: ['Storybook build'],
  usesAllProcessors: true,
  readTests: () => readVisualReport(VISUAL_REPORT),
  progress: (output) => output.match(/\b\d+\/\d+\b/g)?.at(-1) ?? '',
};

/**
 * Runs every check and prints `N passed, N failed` as its last line.
 *
 * @param withStories whether the visual gate is among them
 * @returns the exit code
 */
export async function checkEverything({ withStories }: { withStories: boolean }): Promise<number> {
  for (const report of [JEST_REPORT, E2E_REPORT, VISUAL_REPORT]) rmSync(report, { force: true });
  mkdirSync(ARTIFACTS, { recursive: true });
  const { passed, failed } = await runChecks(withStories ? [...everyday, storiesInBrowser] : everyday, {
    reportSeconds: REPORT_SECONDS,
  });
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
