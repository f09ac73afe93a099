/**
 * `npm run first-hour:rehearsal`: a person's first hour, by `docs/first-hour.md` and nothing else, in a clone of the last commit. The
 * commands, the edits and what is said to happen are read from the document. At the end run the tests that `npm test` has for what was
 * changed. With the title of a part, such as `-- "Break a rule"`, it does that part alone.
 */
import { chromium, type Browser } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contact } from '../../src/content/contact.ts';
import { pinnedLaunchOptions } from '../../tools/shared/browser.ts';
import { freeBackendPort, freePort } from '../../tools/shared/ports.ts';
import { stopChild } from '../../tools/shared/process.ts';
import { cloneProject, expectThat, git, hostProject, run, say, startBranch } from '../rehearsal.ts';
import { ADDED, editsIn } from './edits.ts';

/** The tests of `npm test` for what the first hour changes: pages that show it, and what lists pages, stories or files. */
const TESTS = [
  'npm run lint',
  'npm run jest -- --selectProjects unit tools stories plays',
  'npm run visual -- --build --changed-since main',
  'npm run build',
  'npx tsx tools/site/budgets.ts',
  'npm run e2e -- tests/e2e/walk.spec.ts -g " /(|about|press-room), "',
  'npm run e2e -- tests/e2e/search.spec.ts tests/e2e/openAddress.spec.ts tests/e2e/navigate.spec.ts',
];

/** Long enough for the busiest machine: what hangs is stopped, and nothing is measured. */
const LIMIT_MS = 600_000;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const folder = mkdtempSync(join(tmpdir(), 'first-hour-'));
const site = join(folder, 'site');
const [sitePort, backendPort, devPort] = [await freePort(), await freeBackendPort(), await freePort()];
const env = { PORT: String(sitePort), SUPABASE_PORT: String(backendPort), VISUAL_REVIEW_URL: '', VISUAL_REVIEW_KEY: '' };

/** A part of the document begins with its title in bold. */
type Part = { title: string; text: string };

function readParts(document: string): Part[] {
  const [, ...pieces] = document.split(/^\*\*([^*]+)\.\*\*/m);
  return pieces.flatMap((title, index) => (index % 2 === 0 ? { title, text: pieces[index + 1] ?? '' } : []));
}

/** The commands on lines of their own and the edits of a text, in their order. */
const stepsIn = (text: string) =>
  [
    ...[...text.matchAll(/^npm run .+$/gm)].map(({ index, 0: command }) => ({ at: index, command })),
    ...editsIn(text).map((edit) => ({ at: edit.at, edit })),
  ].sort((a, b) => a.at - b.at);

/** A quoted line of output as a pattern: numbers and spaces may be others, and … stands for anything. */
const asPattern = (quoted: string) =>
  new RegExp(
    quoted
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\d+/g, '\\d+')
      .replace(/\bN\b/g, '\\d+')
      .replace(/ +/g, '\\s+')
      .replaceAll('…', '[^]*'),
  );

function expectQuoted(text: string, pattern: RegExp, output: string): void {
  const quoted = [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
  if (quoted.length === 0) throw new Error(`The document does not say what happens: ${text}`);
  for (const line of quoted) {
    if (!asPattern(line).test(output)) throw new Error(`The document says “${line}”, but the output is:\n${output}`);
    say(`✓ It says: ${line}`);
  }
}

/** A line of a report, such as `ok     rules: 1 passed, 0 failed (2 s)`. */
const REPORTED = /`((?:ok|FAILED|CHANGED) [^`]+)`/g;

function expectOnlyScreenshotsRed(output: string): void {
  const failed = [...output.matchAll(/^FAILED (.+)$/gm)].map(([, what = '']) => what);
  const areScreenshots = failed.length === 1 && failed[0]?.startsWith('screenshots of ') === true;
  if (!areScreenshots || /^ERRORED /m.test(output)) throw new Error(`Not only screenshots differ:\n${output}`);
  say('✓ Only the screenshots are red.');
}

/** Starts a server that runs until Ctrl-C. @returns waits for it; stops it */
function serve(command: string) {
  const child: ChildProcess = spawn(command, { cwd: site, env: { ...process.env, ...env }, shell: true, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
  say(`$ ${command}`);
  return {
    waitUntil: async (isReady: (output: string) => boolean | Promise<boolean>) => {
      for (const endsAt = Date.now() + LIMIT_MS; !(await isReady(output));) {
        if (child.exitCode !== null || Date.now() > endsAt) throw new Error(`${command} is not ready:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
    stop: () => stopChild(child, 'SIGINT', LIMIT_MS, { isLeader: true }),
  };
}

async function openPage(browser: Browser, address: string) {
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto(address);
  return page;
}

/** Starts the site as the document says, sends its contact form, and finds the row in the inbox. */
async function rehearseStart(browser: Browser, { text }: Part): Promise<void> {
  const address = `http://127.0.0.1:${sitePort}`;
  const ready = /`(Ready: [^`]+)`/.exec(text)?.[1]?.replace(/http\S+/, address) ?? 'The document does not say it.';
  const started = serve('npm start');
  try {
    await started.waitUntil((output) => output.includes(ready));
    say(`✓ It says: ${ready}`);
    const page = await openPage(browser, `${address}${/the form on `([^`]+)`/.exec(text)?.[1]}`);
    const main = page.getByRole('main');
    const { labels, success } = contact.form;
    const values = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '(713) 555-0199' } as const;
    const texts = { ...values, businessType: 'Fitness studio', message: 'This is my first hour.' };
    for (const [name, value] of Object.entries(texts)) {
      await main.getByRole('textbox', { name: labels[name as keyof typeof texts] }).fill(value);
    }
    await main.getByRole('checkbox').check();
    await main.locator('[type=submit]').click();
    await main.getByRole('heading', { name: success.title }).waitFor();
    const { output } = await run(site, env, /`(npm run inbox)`/.exec(text)?.[1] ?? 'false');
    expectThat(output.includes(values.email), 'The inbox has the row.');
    await page.close();
  } finally {
    await started.stop();
  }
}

/** Makes an edit while the development server shows the home page. */
async function editLive(browser: Browser, edit: () => void): Promise<void> {
  const address = `http://127.0.0.1:${devPort}`;
  const dev = serve(`npm run dev -- --port ${devPort}`);
  try {
    await dev.waitUntil(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const page = await openPage(browser, address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A server with a cold cache bundles packages when they are first imported, and then reloads the page.
    await page.waitForLoadState('networkidle');
    edit();
    await page.getByText(ADDED).waitFor();
    say('✓ The page changes as the file is saved.');
    await page.close();
  } finally {
    await dev.stop();
  }
}

/** How many files a generator says that it made and extended. */
function expectFiles(text: string, output: string): void {
  const [, made = '', extended = 'no'] =
    /prints the (\w+) files that it made(?:, and (\w+) that have a line more)?/.exec(text) ?? [];
  const printed = output.split('\n').filter((line) => /^[\w./-]+\.tsx?$/.test(line)).length;
  expectThat(printed === NUMBERS.indexOf(made) + NUMBERS.indexOf(extended), `It prints ${made} files, and ${extended} more.`);
}

/** Does what a part says. After its last step, everything is green. */
async function rehearse(browser: Browser, { title, text }: Part): Promise<void> {
  for (const step of stepsIn(text)) {
    if ('edit' in step) {
      const make = () => step.edit.make(site);
      if (text.includes('`npm run dev`')) await editLive(browser, make);
      else make();
      say(`✎ ${step.edit.sentence}`);
    } else if (step.command === 'npm run check') {
      const { output } = await run(site, env, step.command, [1]);
      expectOnlyScreenshotsRed(output);
      if (text.match(REPORTED)) expectQuoted(text, REPORTED, output);
    } else {
      const { output } = await run(site, env, step.command);
      if (step.command.startsWith('npm run new ')) expectFiles(text, output);
    }
  }
  await run(site, env, 'npm run check');
  const changed = git(site, 'status', '--porcelain').split('\n');
  const [, promised] = /is (\w+) files: the copy/.exec(text) ?? [];
  if (promised !== undefined)
    expectThat(changed.length === NUMBERS.indexOf(promised), `The change is ${promised} files: ${changed.join(', ')}`);
  git(site, 'add', '--all');
  git(site, 'commit', '--quiet', '-m', title);
}

async function breakRules({ text }: Part): Promise<void> {
  const [, after = ''] = text.split('|\n\n');
  for (const [, change = '', red = ''] of text.matchAll(/^\| (in .+?) \| (.+) \|$/gm)) {
    const [edit, ...others] = editsIn(change);
    if (!edit || others.length > 0) throw new Error(`The rehearsal does not know how to do this: ${change}`);
    edit.make(site);
    say(`✎ ${edit.sentence}`);
    const { output } = await run(site, env, 'npm run check', [1]);
    expectQuoted(red, /`([^`]+)`|"([^"]+)"/g, output);
    expectQuoted(after, /`([^`]+)`/g, output);
    git(site, 'checkout', '--', '.');
  }
}

const [only] = process.argv.slice(2);
const browser = await chromium.launch(await pinnedLaunchOptions());
let current = 'a clone';
try {
  const remote = join(folder, 'remote.git');
  hostProject(remote);
  cloneProject(remote, site);
  startBranch(site, 'first-hour');
  const parts = readParts(readFileSync(join(site, 'docs', 'first-hour.md'), 'utf8'));
  const wanted = parts.filter(({ title }) => only === undefined || title === only);
  if (wanted.length === 0)
    throw new Error(`The document has no such part. It has: ${parts.map(({ title }) => title).join(', ')}`);
  for (const part of wanted) {
    current = part.title;
    say(`— ${current} —`);
    if (/^npm start$/m.test(part.text)) await rehearseStart(browser, part);
    else if (part.text.includes('| red |')) await breakRules(part);
    else await rehearse(browser, part);
  }
  if (only === undefined) {
    current = 'the tests of npm test';
    say(`— ${current} —`);
    for (const command of TESTS) await run(site, env, command);
  }
  say('The first hour is over.');
} catch (cause) {
  say(`✗ in “${current}”`);
  throw cause;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
