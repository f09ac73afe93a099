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

test('a test that imports a limit of the product is an error', () => {
  const limits = ["import { MAX_ATTEMPTS } from './src/a.ts'", "import { a, LIMIT as b } from './supabase/functions/b.ts'"];
  const others = [
    "import { limitOf } from './src/a.ts'",
    "import { FOLDER } from './tools/a.ts'",
    "import { LIMIT } from 'src/a.ts'",
  ];
  expect(linesOfCode('project/limits-in-tests', [...limits, ...others])).toEqual([1, 2]);
});

test('what a page by http and an address lacks is an error', () => {
  const missing = ['crypto.randomUUID()', 'crypto.subtle.digest(x, y)', 'navigator.clipboard.writeText(x)', 'window.caches'];
  const present = ['crypto.getRandomValues(x)', 'navigator.onLine'];
  expect(linesOfCode('project/secure-context', [...missing, ...present])).toEqual([1, 2, 3, 4]);
});

/** What the project's linter says of styles, each in a component of its own. */
const linesOfStyles = (styles: readonly string[]) =>
  linesAgainst(
    'code.ts',
    styles.map((style, at) => `const Part${at} = styled.div\`${style}\`;`).join('\n'),
    { extends: inProject('stylelint.config.js') },
    (folder) => ['stylelint', ['--formatter=unix', '--config', join(folder, 'config.json'), join(folder, 'code.ts')]],
  );

test('a property that a declared browser knows only with a prefix is an error without it', () => {
  const missing = [
    'text-size-adjust: 100%;',
    '-webkit-user-select: none;user-select: text;hyphens: auto;',
    'mask-border-width: 1px;',
  ];
  const present = ['-webkit-text-size-adjust: 100%;text-size-adjust: 100%;', 'width: 1px;--hyphens: auto;'];
  expect(linesOfStyles([...missing, ...present])).toEqual([1, 2, 3]);
});

test('so is a value, a rule or a selector', () => {
  const missing = [
    'width: stretch;',
    'min-height: 100px;min-height: stretch;',
    'background: image-set("a.png" 1x);',
    'text-align: match-parent;',
    '&:fullscreen { width: 1px; }',
  ];
  const present = [
    'width: -webkit-fill-available;width: stretch;',
    'background: -webkit-image-set("a.png" 1x);background: image-set("a.png" 1x);',
    'text-align: -webkit-match-parent;text-align: match-parent;',
    '&:-webkit-full-screen { width: 1px; } &:fullscreen { width: 1px; }',
    'content: "stretch";width: fit-content;animation: ${stretch} 1s;',
  ];
  expect(linesOfStyles([...missing, ...present])).toEqual([1, 2, 3, 4, 5]);
});

test('what only browsers with a prefix know is an error alone', () => {
  const alone = [
    'width: -webkit-fill-available;',
    'width: -moz-fit-content;',
    'display: -webkit-flex;',
    'position: -webkit-sticky;',
    '@-webkit-keyframes rise { from { opacity: 0; } }',
    '&::-webkit-input-placeholder { opacity: 0; }',
  ];
  expect(linesOfStyles([...alone, 'display: -webkit-box;-webkit-line-clamp: 2;'])).toEqual([1, 2, 3, 4, 5, 6]);
});
