import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { explainRules, readJestReport, readPlaywrightReport, readVisualReport } from './reports.ts';
import { runChecks, type Check } from './runner.ts';

const ARTIFACTS = 'artifacts';
const JEST_REPORT = join(ARTIFACTS, 'jest.json');
const E2E_REPORT = join(ARTIFACTS, 'e2e', 'report.json');
const VISUAL_REPORT = join(ARTIFACTS, 'visual', 'last-run.json');
const RELEASE_JEST_REPORT = join(ARTIFACTS, 'release-jest.json');
const RELEASE_REPORT = join(ARTIFACTS, 'release.json');
/** All but the plays, which are proved in the browser. */
const JEST_PROJECTS = ['unit', 'stories', 'tools', 'generators', 'backend', 'contract'];
const REPORT_SECONDS = 30;

const playwrightProgress = (output: string) =>
  `${output.match(/^ +(✓|✘|ok|x) +\d+ /gm)?.length ?? 0} of ${/Running (\d+) tests/.exec(output)?.[1] ?? '?'}`;

const functions = ['supabase/functions', 'tools/visual/review/supabase/functions']
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'index.ts')))
  .filter((file) => existsSync(file));

/** What others wait for comes first, then the longest; what has a worker for each processor comes last. */
const everyday: readonly Check[] = [
  { name: 'site builds', command: ['tsx', 'tests/e2e/buildSites.ts'] },
  { name: 'Storybook build', command: ['npm', 'run', '--silent', 'build-storybook'] },
  { name: 'types and rules', command: ['oxlint', '--format=agent'], explain: explainRules },
  { name: 'unused code', command: ['knip'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'stylelint', command: ['stylelint', 'src/**/*.{ts,tsx}'] },
  { name: 'types of the functions', command: ['deno', 'check', '--no-config', '--node-modules-dir=manual', ...functions] },
  { name: 'budgets', command: ['tsx', 'tools/site/budgets.ts', '.cache/test-site'], after: ['site builds'] },
  {
    name: 'end to end',
    command: ['playwright', 'test'],
    after: ['site builds'],
    usesAllProcessors: true,
    readTests: () => readPlaywrightReport(E2E_REPORT, 'npm run e2e --'),
    progress: playwrightProgress,
  },
  {
    name: 'jest',
    command: ['jest', '--selectProjects', ...JEST_PROJECTS, '--maxWorkers=100%', '--json', `--outputFile=${JEST_REPORT}`],
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
  explainsFailures: true,
  progress: (output) => output.match(/\b\d+\/\d+\b/g)?.at(-1) ?? '',
};

/** What takes long and seldom breaks. */
const beforeRelease: readonly Check[] = [
  {
    name: 'crash and restore, generators, plays without a browser',
    command: ['jest', '--selectProjects', 'backend', 'generators', 'plays', '--json', `--outputFile=${RELEASE_JEST_REPORT}`],
    env: { RELEASE: 'true' },
    usesAllProcessors: true,
    readTests: () => readJestReport(RELEASE_JEST_REPORT),
  },
  { name: 'pictures of the documents', command: ['tsx', 'tools/visual/documents/cli.ts', '--check'] },
  {
    name: 'mutation testing, of one file',
    command: ['stryker', 'run', 'tests/mutation/stryker.config.mjs', '--mutate', 'src/lib/time.ts'],
    usesAllProcessors: true,
  },
  { name: 'a review, rehearsed', command: ['tsx', 'tests/review/rehearsal.ts'], usesAllProcessors: true },
  {
    name: 'a review in a Storybook that is not ours, rehearsed',
    command: ['tsx', 'tests/review/rehearsal.ts', '--small'],
    usesAllProcessors: true,
    limitMinutes: 60,
  },
  {
    name: 'the first hour, rehearsed',
    command: ['tsx', 'tests/firstHour/rehearsal.ts'],
    usesAllProcessors: true,
    limitMinutes: 120,
  },
  {
    name: 'soak, engines, every width, sharding, Fast Refresh',
    command: ['playwright', 'test', '--config', 'tests/release/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: RELEASE_REPORT },
    after: ['site builds'],
    usesAllProcessors: true,
    limitMinutes: 120,
    readTests: () => readPlaywrightReport(RELEASE_REPORT, 'npx playwright test --config tests/release/playwright.config.ts'),
    progress: playwrightProgress,
  },
];

/**
 * Runs every check and prints `N passed, N failed` as its last line.
 *
 * @param withStories whether the visual gate is among them
 * @param forRelease adds what is checked only before a release
 * @returns the exit code
 */
export async function checkEverything(options: { withStories: boolean; forRelease: boolean }): Promise<number> {
  for (const report of [JEST_REPORT, E2E_REPORT, VISUAL_REPORT, RELEASE_JEST_REPORT, RELEASE_REPORT])
    rmSync(report, { force: true });
  mkdirSync(ARTIFACTS, { recursive: true });
  const checks = [...everyday, ...(options.withStories ? [storiesInBrowser] : []), ...(options.forRelease ? beforeRelease : [])];
  const { passed, failed } = await runChecks(checks, { reportSeconds: REPORT_SECONDS });
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
