import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import config from '../../jest.config.ts';
import { explainRules, readJestReport } from './reports.ts';

mkdirSync('.cache', { recursive: true });
/** Inside the project, so that its packages are found. */
const folder = resolve(mkdtempSync('.cache/reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a test file in one of jest's projects, and reads its report. */
function failuresOf(project: string, source: string): (string | undefined)[] {
  const report = join(folder, 'report.json');
  writeFileSync(join(folder, 'a.test.js'), source);
  const settings = config.projects?.find((one) => typeof one === 'object' && one.displayName === project);
  const inProject = JSON.parse(JSON.stringify(settings).replaceAll('<rootDir>', process.cwd())) as object;
  const own = { ...inProject, rootDir: folder, testMatch: ['<rootDir>/*.test.js'], modulePathIgnorePatterns: [] };
  const args = ['node_modules/.bin/jest', '--config', JSON.stringify(own), '--json', `--outputFile=${report}`];
  spawnSync(process.execPath, args, { env: { ...process.env, JEST_WORKER_ID: undefined } });
  return readJestReport(report).flatMap(({ failure }) => failure ?? []);
}

/** As a file whose tests need a server: all of its hooks fail where it has not started. */
const NOT_STARTED = `
  let server;
  beforeAll(() => new Promise(() => undefined), 20);
  beforeAll(() => server.prepare());
  afterEach(() => server.clean());
  afterAll(() => server.stop());
  test.each([1, 2])('%i', () => undefined);
  describe('more', () => {
    beforeAll(() => server.prepare());
    test('three', () => undefined);
  });`;

test.each(['tools', 'unit'])(
  'a hook that fails before the tests is one failure, in one sentence, in the project %s',
  (project) => {
    const [failure, ...more] = failuresOf(project, NOT_STARTED);
    expect(failure).toMatch(
      /^Error: 3 tests were not started, because the hook before failed: Exceeded timeout of 20 ms for a hook\.\n/,
    );
    expect(failure).toContain('a.test.js:3');
    expect(failure).not.toContain('undefined');
    expect(more).toEqual([]);
  },
);

test('a failure is short, with the place in our code, however long what was expected to be otherwise', () => {
  const page = 'Array.from({ length: 2000 }, (_, at) => `<p>${at}</p>`)';
  const failures = failuresOf(
    'tools',
    `test('lines', () => expect(${page}.join('\\n')).toContain('Send'));
     test('a line', () => expect(${page}.join(' ')).toContain('Send'));`,
  );
  expect(failures).toHaveLength(2);
  for (const [index, failure = ''] of failures.entries()) {
    expect(failure.split('\n').length).toBeLessThanOrEqual(40);
    expect(failure.length).toBeLessThan(2500);
    expect(failure).toContain('Expected substring: "Send"');
    expect(failure).toContain(`a.test.js:${index + 1}:`);
  }
});

test('a test that someone left out is a failure', () => {
  expect(failuresOf('tools', "test('one', () => undefined); test.skip('two', () => undefined);")).toEqual(['pending']);
});

const unsafeAt = (line: number) =>
  `src/a.ts:${line}:14: error typescript(no-unsafe-assignment): Unsafe assignment of an error typed value.`;
const wrongType = "src/b.ts:3:14: error typescript(TS2322): Type 'string' is not assignable to type 'number'.";

test('the first errors are shown, the compiler’s before others, with the number of the rest and the files to repeat', () => {
  const output = [1, 2, 3, 4, 5, 6].map(unsafeAt).concat(wrongType, '', 'Found 0 warnings and 7 errors.').join('\n');
  expect(explainRules(output)).toEqual({
    failure: [wrongType, unsafeAt(1), unsafeAt(2), unsafeAt(3), unsafeAt(4), 'and 2 more errors'].join('\n'),
    repeat: 'npx oxlint src/b.ts src/a.ts',
  });
});

test('errors in many files are repeated for all files', () => {
  const output = [1, 2, 3, 4, 5, 6].map((file) => wrongType.replace('/b', `/b${file}`)).join('\n');
  expect(explainRules(output)?.failure).toMatch(/\nand 1 more error$/);
  expect(explainRules(output)?.repeat).toBe('npx oxlint');
});

test('output without an error is left as it is', () => {
  expect(explainRules('No files found to lint.')).toBeUndefined();
});
