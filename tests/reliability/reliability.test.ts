import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promises, readProofs, reliabilityPage, withoutResults, type E2eReport } from './reliability';

const root = join(__dirname, '..', '..');

function listTests(): E2eReport {
  const playwright = join(root, 'node_modules', '.bin', 'playwright');
  // Playwright does not load its tests when it finds jest's variable.
  const env = { ...process.env };
  delete env.JEST_WORKER_ID;
  const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync(playwright, ['test', '--list', '--reporter=json'], options)) as E2eReport;
}

let report: E2eReport;
beforeAll(() => {
  report = listTests();
}, 60_000);

test('every fault has a test for everything that it hits, and no test names an unknown fault', () => {
  const proven = [...readProofs(report).keys()].sort();
  expect(proven).toEqual(promises.map(({ key }) => key).sort());
});

test('docs/reliability.md names the current tests: `npm run reliability` after an end-to-end run writes it', () => {
  const page = readFileSync(join(root, 'docs', 'reliability.md'), 'utf8');
  expect(withoutResults(page)).toBe(withoutResults(reliabilityPage(report)));
});

test('no promise is broken in the last documented run', () => {
  expect(readFileSync(join(root, 'docs', 'reliability.md'), 'utf8')).not.toMatch(/FAILED|\| none \|/);
});
