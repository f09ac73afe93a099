import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Workspace } from '../shared/workspace.ts';

const PROJECT = join(__dirname, '..', '..');

/** Types, rules and plays of a few files, each by a program of its own, on a machine that is busy with other tests. */
const LIMIT_MS = 180_000;

/** A copy of the project in which a section, with a name that makes long lines, and a page have just been made. */
let workspace: Workspace;
let made: string[];

/** The table of routes leads to every page: with it, types would take a minute more. */
const typed = () => made.filter((file) => file !== 'src/app/routes.ts');

const runNew = (kind: string, name: string) => workspace.run('tsx', ['tools/new/cli.ts', kind, name]);

beforeAll(async () => {
  workspace = new Workspace(PROJECT, 'new-');
  const outputs = [await runNew('section', 'OpeningHoursOfPartnerLocations'), await runNew('page', 'press-room')].map(
    ({ output }) => output,
  );
  made = outputs.flatMap((output) => output.split('\n').filter((line) => /^(src|stories)\//.test(line)));
  const read = [...typed(), 'src/theme/styled.d.ts'];
  const tsconfig = JSON.parse(readFileSync(join(PROJECT, 'tsconfig.json'), 'utf8')) as object;
  writeFileSync(join(workspace.folder, 'tsconfig.json'), JSON.stringify({ ...tsconfig, include: read }));
}, LIMIT_MS);

afterAll(() => workspace.remove());

const storiesOf = (folder: string) =>
  readdirSync(join(folder, 'stories'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'));

const checks: Record<string, () => [string, ...string[]]> = {
  'its types': () => ['tsc', '--noEmit'],
  'the rules of the code': () => ['eslint', '--max-warnings=0', ...typed()],
  'the rules of styles': () => ['stylelint', ...made.filter((file) => file.startsWith('src/'))],
  'the format': () => ['prettier', '--check', ...made],
  'the use of all that it exports': () => ['knip'],
};

test.each(Object.entries(checks))(
  'what is made passes %s',
  async (_what, command) => {
    const [program, ...args] = command();
    expect(await workspace.run(program, args)).toMatchObject({ code: 0 });
  },
  LIMIT_MS,
);

test(
  'it has a story for each state, their plays pass, and search engines are told enough',
  async () => {
    // The other stories are tested elsewhere, and take long.
    for (const file of storiesOf(PROJECT)) rmSync(join(workspace.folder, 'stories', file));
    const report = join(workspace.folder, 'report.json');
    const only = ['tests/stories', 'src/app/search', '-t', 'OpeningHours|PressRoom|titles|descriptions?'];
    await workspace.run('jest', [...only, '--json', '--outputFile', report]);
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8')) as Record<
      string,
      number
    >;
    // Three components with a story file; a title and states for each file, a kind and a play for each of the four stories; three
    // rules for a page's title and description.
    expect({ numPassedTests, numFailedTests, numFailedTestSuites }).toEqual({
      numPassedTests: 3 + 3 * 2 + 4 * 2 + 3,
      numFailedTests: 0,
      numFailedTestSuites: 0,
    });
  },
  LIMIT_MS,
);

test('a page has an address and answers it', () => {
  const read = (file: string) => readFileSync(join(workspace.folder, file), 'utf8');
  expect(read('src/config/paths.ts')).toContain("  pressRoom: '/press-room',\n} as const;");
  expect(read('src/app/routes.ts')).toContain("  pressRoom: () => import('../pages/PressRoomPage.tsx'),\n};");
});

test.each([
  ['an unknown kind', 'form', 'Feedback', 'There is no kind ‘form’. Kinds: section, page.'],
  ['a section that is not in PascalCase', 'section', 'openingHours', 'write it as PascalCase'],
  ['a page that is no address', 'page', 'PressRoom', 'write it as an address without its slash'],
  ['a section that is there', 'section', 'Values', 'The name is taken: src/sections/Values/Values.tsx'],
  ['a page whose words are there', 'page', 'about', 'The name is taken: src/content/about.ts'],
  ['an address that leads elsewhere', 'page', 'booking-dr', 'The name is taken: src/config/paths.ts'],
  ['a word of the language', 'section', 'Default', 'choose a name that the language does not use itself'],
])('%s is refused in one line, and nothing is made', async (_what, kind, name, message) => {
  const { code, output } = await runNew(kind, name);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(message)]);
  expect(existsSync(join(workspace.folder, 'src', 'sections', name, `${name}.styles.ts`))).toBe(false);
});
