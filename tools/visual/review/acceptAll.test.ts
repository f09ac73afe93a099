import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomeOf } from '../../shared/process.ts';
import { dataOf, resultOf } from '../panel/fixtures.ts';

const [before, after] = ['a'.repeat(64), 'b'.repeat(64)];
const line = `screenshot components-button--primary desktop 360x240 ${before}`;

test.each([
  ['all screenshots', '--all', ['browser Chromium', line.replace(before, after)], 0],
  ['no single one', 'Primary', ['browser Older', line], 2],
])('in a new browser, %s may be accepted', async (_, argument, lines, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'accept-'));
  const file = join(folder, 'screenshots.txt');
  writeFileSync(file, ['browser Older', line].join('\n'));
  const size = { width: 360, height: 240 };
  const recorded = { storyId: 'components-button--primary', mode: 'desktop', ...size, hash: before, by: null };
  const { report } = dataOf(resultOf('Primary', 'passed', { accepted: after, recorded, current: after, size }));
  writeFileSync(join(folder, 'last-run.json'), JSON.stringify(report));
  const cli = ['--import', 'tsx', 'tools/visual/accept-cli.ts', argument, '--from', folder, '--manifest', file];
  const outcome = await outcomeOf(spawn(process.execPath, cli, { stdio: ['ignore', 'pipe', 'pipe'] }));
  const written = readFileSync(file, 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  expect(outcome.code).toBe(code);
  expect(written.filter((one) => /^(browser|screenshot)/.test(one)).map((one) => one.split(' ').slice(0, 5).join(' '))).toEqual(
    lines,
  );
});
