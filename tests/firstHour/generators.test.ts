/**
 * What `npm run new` makes passes what `npm test` asks of it: in a copy of the working tree a section, a page and a landing page are
 * made and put to use.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { ENV_FILES } from '../../tools/shared/localSiteEnv.ts';
import { projectRoot } from '../../tools/shared/paths.ts';
import { outcomeOf } from '../../tools/shared/process.ts';
import { addLink, putSection } from './edits.ts';

/** A busy machine may take long; nothing here waits for an event that may not come. */
const LIMIT_MS = 600_000;

/** What is installed, made by a command, or a setting of this machine. */
const NOT_COPIED = ENV_FILES.concat(
  ['node_modules', '.git', '.cache', '.local', '.temp'],
  ['artifacts', 'coverage', 'dist', 'storybook-static'],
);

const root = projectRoot();
const copy = mkdtempSync(join(tmpdir(), 'generators-'));

/** With these variables of jest, the site would be built for tests, and the inner jest would take itself for a worker. */
const notOfATest = { NODE_ENV: undefined, JEST_WORKER_ID: undefined };

/** Runs a command in the copy. @returns its output; throws with it when the command fails */
async function run(command: string, env: Record<string, string> = {}): Promise<string> {
  const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(command, {
    cwd: copy,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...notOfATest, PATH, ...env },
  });
  const { code, output } = await outcomeOf(child);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
  return output;
}

/** The files that the generators wrote or extended. */
const files: string[] = [];

async function generate(command: string): Promise<void> {
  const output = await run(command);
  files.push(...output.split('\n').filter((line) => /^[\w./-]+\.tsx?$/.test(line)));
}

beforeAll(async () => {
  cpSync(root, copy, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  await generate('npm run new section about/TestedPart');
  await generate('npm run new page tested-page');
  await generate('npm run new landing tested-landing');
  putSection(copy, 'TestedPart', 'testedPart', 'Stats', 'src/pages/AboutPage.tsx');
  const link = "{ label: 'Tested page', to: { route: 'testedPage' } }";
  addLink(copy, link, 'links', 'callToAction', 'src/content/about.ts');
  files.push('src/pages/AboutPage.tsx', 'src/content/about.ts');
}, LIMIT_MS);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const stories = [
  'sections/about/TestedPart',
  'sections/tested-page/TestedPage',
  'pages/TestedPagePage',
  'pages/TestedLandingPage',
  'pages/AboutPage',
].join(',');

const checks: [what: string, check: () => Promise<unknown>][] = [
  ['types and rules', () => run(`oxlint ${files.join(' ')}`)],
  ['styles', () => run(`stylelint ${files.filter((file) => file.startsWith('src/')).join(' ')}`)],
  ['format', () => run(`oxfmt --check ${files.join(' ')}`)],
  ['unused code', () => run('knip')],
  ['stories', () => run('jest -i --selectProjects stories plays -- coverage sections pages', { STORIES_OF: stories })],
  [
    'sidebar, routes, search data and documents',
    () => run('jest -i --selectProjects tools unit -- stories/ tests/architecture src/app'),
  ],
];
// The site that this one was made from has been built and weighed.
if (process.env.RELEASE) checks.push(['budgets', () => run('npm run build && tsx tools/site/budgets.ts')]);

test.each(checks)(
  'a new section and new pages in use: %s',
  async (_what, check) => {
    await check();
  },
  LIMIT_MS,
);
