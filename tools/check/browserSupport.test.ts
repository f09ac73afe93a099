import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../shared/paths.ts';

const inProject = (...parts: string[]) => join(projectRoot(), ...parts);

/** The numbers of the lines about which a linter complains, by one of the project's rules alone. */
function linesAgainst(file: string, code: string, config: object, lint: (folder: string) => [command: string, args: string[]]) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const [command, args] = lint(folder);
  const { stdout, stderr } = spawnSync(inProject('node_modules', '.bin', command), args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return [...`${stdout}${stderr}`.matchAll(/code\.\w+:(\d+):/g)].map(([, line]) => Number(line));
}

const linesOfCode = (rule: string, lines: readonly string[]) =>
  linesAgainst(
    'code.js',
    lines.join(';\n'),
    { jsPlugins: [inProject('tools', 'check', 'lintRules.mjs')], categories: { correctness: 'off' }, rules: { [rule]: 'error' } },
    () => ['oxlint', ['--format=unix', '--disable-nested-config', '-c', 'config.json', 'code.js']],
  );

test('what a declared browser lacks is an error, unless the code is prepared for its absence', () => {
  const missing = ['URL.canParse(x)', 'Object.groupBy(x, y)', 'Array.fromAsync(x)', 'Promise.withResolvers()'];
  const more = ['AbortSignal.any(x)', 'new CloseWatcher()', '/(?<=a)b/', 'navigator.userActivation'];
  const present = ['structuredClone(x)', 'crypto.randomUUID()', 'URL.parse?.(x)', '((URL) => URL.canParse(x))({})'];
  expect(linesOfCode('project/browser-support', [...missing, ...more, ...present])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('what a page by http and an address lacks is an error', () => {
  const missing = ['crypto.randomUUID()', 'crypto.subtle.digest(x, y)', 'navigator.clipboard.writeText(x)', 'window.caches'];
  const present = ['crypto.getRandomValues(x)', 'navigator.onLine'];
  expect(linesOfCode('project/secure-context', [...missing, ...present])).toEqual([1, 2, 3, 4]);
});

test('a property that a declared browser knows only with a prefix is an error without it', () => {
  const missing = ['a { text-size-adjust: 100%; }', 'a { -webkit-user-select: none; user-select: text; hyphens: auto; }'];
  const present = ['a { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }', 'a { color: red; --hyphens: auto; }'];
  const config = { plugins: [inProject('tools', 'check', 'styleRules.mjs')], rules: { 'project/prefixes': true } };
  const lines = linesAgainst('code.css', [...missing, ...present].join('\n'), config, (folder) => [
    'stylelint',
    ['--formatter=unix', '--config', join(folder, 'config.json'), join(folder, 'code.css')],
  ]);
  expect(lines).toEqual([1, 2]);
});
