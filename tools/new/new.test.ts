import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { planNew } from './planNew.ts';

const PROJECT = join(__dirname, '..', '..');

/** The tests start programs on a machine that is busy with other tests. */
const LIMIT_MS = 300_000;

/** The parts of the project that new files are made from, import and are checked by. No stories but theirs. */
const PARTS = [
  ...['src', 'mocks', 'stories/support', 'stories/guides', 'supabase/functions/_shared', '.storybook', 'tests/stories'],
  ...[
    'tests/jest',
    'tools/new',
    'tsconfig.json',
    'tools/shared',
    'eslint.config.js',
    'stylelint.config.js',
    '.prettierrc.json',
    'jest.config.ts',
  ],
];

/** Existing files to which a page adds a line. */
const EXTENDED = ['src/config/paths.ts', 'src/app/routes.ts'];

/** A folder in which a section, with a name that makes long lines, and a page have just been created. */
let workspace: string;
let made: string[] = [];

type Problems = Record<'types' | 'rules' | 'styles' | 'format', string | string[]>;
let problems: Problems;
let knip: Result;
let jestRun: Result;

type Result = { code: number | null; output: string };

/** The stories' names of the new components: `sections/OpeningHours`. */
const newComponents = () =>
  made.filter((file) => /^src\/.*\/[A-Z]\w*\.tsx$/.test(file)).map((file) => `${file.split('/')[1]}/${basename(file, '.tsx')}`);

/** Runs a program of the packages in the workspace. */
function run(program: string, ...args: string[]): Promise<Result> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', STORIES_OF: made.length > 0 ? newComponents().join() : undefined };
    const child = spawn(join(PROJECT, 'node_modules', '.bin', program), args, { cwd: workspace, env });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

const runNew = (kind: string, name: string) => run('tsx', 'tools/new/cli.ts', kind, name);

beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'new-'));
  for (const part of PARTS) cpSync(join(PROJECT, part), join(workspace, part), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(workspace, 'node_modules'), 'dir');
  const manifest = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { dependencies: object };
  // Without the other packages, so that knip does not read their configuration.
  writeFileSync(join(workspace, 'package.json'), JSON.stringify({ type: 'module', dependencies: manifest.dependencies }));

  const outputs = [await runNew('section', 'OpeningHoursOfPartnerLocations'), await runNew('page', 'press-room')];
  made = outputs.flatMap(({ output }) => output.split('\n').filter((line) => /^(src|stories)\//.test(line)));

  // The table of routes imports every page, and checking them all would take much longer.
  const sources = made.filter((file) => file !== 'src/app/routes.ts');
  const knipConfig = {
    entry: ['src/app/routes.ts', 'stories/**/*.stories.tsx'],
    project: made.filter((file) => !EXTENDED.includes(file)),
  };
  writeFileSync(join(workspace, 'knip.json'), JSON.stringify(knipConfig));
  const files = ['tests/stories', 'src/app/search'];
  const names = 'every component|titled|tagged|OpeningHours|PressRoom|titles and descriptions|no two pages|no description';
  const [checked, ...others] = await Promise.all([
    run('tsx', 'tools/new/checkFiles.ts', ...sources),
    run('knip', '--include', 'files,exports,types'),
    run('jest', '--selectProjects', 'stories', 'unit', '--testPathPatterns', ...files, '-t', names),
  ]);
  problems = JSON.parse(checked.output) as Problems;
  [knip, jestRun] = others;
}, LIMIT_MS);

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

test.each(['types', 'rules', 'styles', 'format'] as const)('new files pass the check of their %s', (what) => {
  expect(problems[what]).toHaveLength(0);
});

test('new files are used', () => {
  expect(knip).toEqual({ code: 0, output: expect.any(String) as string });
});

test('new stories and their plays pass, and new pages have what search engines need', () => {
  expect(jestRun.code === 0 ? '' : jestRun.output).toBe('');
  expect(newComponents()).toHaveLength(3);
  // Their stories: paths, states, titles and kinds of state; a play for each of the four; three rules about titles and descriptions.
  expect(jestRun.output).toMatch(/Tests: .*\b11 passed/);
});

test('a page has an address and a loader', () => {
  const read = (file: string) => readFileSync(join(workspace, file), 'utf8');
  expect(read('src/config/paths.ts')).toContain("  pressRoom: '/press-room',\n} as const;");
  expect(read('src/app/routes.ts')).toContain("  pressRoom: () => import('../pages/PressRoomPage.tsx'),\n};");
});

test.each([
  ['an unknown kind', 'form', 'Feedback', 'There is no kind ‘form’. Kinds: section, page.'],
  ['a section that is not in PascalCase', 'section', 'openingHours', 'write it as PascalCase'],
  ['a page that is not an address', 'page', 'PressRoom', 'write it as an address without its slash'],
  ['an existing section', 'section', 'Values', 'The name is taken: src/sections/Values/Values.tsx'],
  ['a page whose copy exists', 'page', 'about', 'The name is taken: src/content/about.ts'],
  ['an address that leads elsewhere', 'page', 'booking-dr', 'The name is taken: src/config/paths.ts'],
])('%s is rejected', (_what, kind, name, message) => {
  expect(() => planNew(PROJECT, kind, name)).toThrow(message);
});

test(
  'a reserved word is rejected in one line, and nothing is created',
  async () => {
    const { code, output } = await runNew('section', 'Default');
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining('choose a name that is no word of the language')]);
    expect(existsSync(join(workspace, 'src/sections/Default'))).toBe(false);
  },
  LIMIT_MS,
);
