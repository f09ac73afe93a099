import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../shared/paths.ts';

test('what a declared browser lacks is an error, unless the code is prepared for its absence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const missing = ['URL.canParse(x)', 'Object.groupBy(x, y)', 'Array.fromAsync(x)', 'Promise.withResolvers()'];
  const more = ['AbortSignal.any(x)', 'new CloseWatcher()', '/(?<=a)b/', 'navigator.userActivation'];
  const present = ['structuredClone(x)', 'crypto.randomUUID()', 'URL.parse?.(x)', '((URL) => URL.canParse(x))({})'];
  const plugin = join(projectRoot(), 'tools', 'check', 'lintRules.mjs');
  writeFileSync(join(folder, 'code.js'), [...missing, ...more, ...present].join(';\n'));
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    JSON.stringify({ jsPlugins: [plugin], categories: { correctness: 'off' }, rules: { 'project/browser-support': 'error' } }),
  );
  const oxlint = join(projectRoot(), 'node_modules', '.bin', 'oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=unix', '--disable-nested-config', '-c', '.oxlintrc.json', 'code.js'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const lines = [...stdout.matchAll(/code\.js:(\d+):/g)].map(([, line]) => Number(line));
  expect(lines).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
