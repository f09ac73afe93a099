/**
 * `npm run review:rehearsal`: a pull request from the push to the merge, with the commands of `.github/workflows`, on this machine:
 * a bare repository as the code host, Storybook and the backend on origins of their own, and a reviewer in a real browser. It
 * rehearses the last commit, with the stories of two components; `-- --small` in a Storybook of three stories that is not ours.
 */
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { chromium, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startBackend } from '../../tools/backend/backend.ts';
import { createReviewer } from '../../tools/visual/review/keys/keys.ts';
import { pinnedLaunchOptions } from '../../tools/shared/browser.ts';
import { close, listen } from '../../tools/shared/listen.ts';
import { expectThat, git, run, say, seconds, startBranch } from '../rehearsal.ts';
import { ours, small } from './projects.ts';

const isSmall = process.argv.includes('--small');
const project = isSmall ? small : ours;
const { approved, rejected } = project;
const NOTE = 'Less space above it, please.';
const NUMBER = '7';
const BRANCH = 'change';

const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
chmodSync(folder, 0o755);
const [remote, developer, main, pages] = ['remote.git', 'developer', 'main', 'pages'].map((name) => join(folder, name)) as [
  ...[string, string, string, string],
];
/** What a developer's commands and the workflow "Test" have: no key. */
const untrusted = { ...project.env, CI: 'true', VISUAL_REVIEW_URL: '', VISUAL_REVIEW_KEY: '' };

/** The developer's change: both stories get another look, which a decorator gives them. */
function writeStories(looks: Record<string, string>): void {
  let text = git(main, 'show', `main:${project.stories}`);
  for (const [story, style] of Object.entries(looks)) {
    const start = new RegExp(`export const ${story}(: Story)? = {`);
    if (!start.test(text)) throw new Error(`${project.stories} has no ${story}.`);
    text = text.replace(start, `$&\n  decorators: [(show) => createElement('div', { style: { ${style} } }, show())],`);
  }
  const imported = text.includes('import { createElement }') ? text : `import { createElement } from 'react';\n${text}`;
  writeFileSync(join(developer, project.stories), `${imported}\n`);
}

function push(message: string): string {
  git(developer, 'commit', '--quiet', '--all', '-m', message);
  git(developer, 'push', '--quiet', 'origin', BRANCH);
  say(`“${message}” is pushed to the branch.`);
  return git(developer, 'rev-parse', 'HEAD');
}

/** The workflow "Test". @returns whether its gate is green */
async function test(): Promise<boolean> {
  await run(developer, untrusted, 'npm run build-storybook');
  const part = '--shard 1/1 --all-screenshots --results artifacts/parts/1';
  await run(developer, untrusted, `npm run visual -- ${part}`, [0, 1]);
  return (await run(developer, untrusted, 'npm run visual -- --merge artifacts/parts', [0, 1])).code === 0;
}

/** The workflow "Storybook", from the main branch. */
async function publish(commit: string, trusted: NodeJS.ProcessEnv): Promise<{ address: string; output: string }> {
  const pull = join(main, 'pull');
  rmSync(pull, { recursive: true, force: true });
  for (const [from, to] of [
    ['storybook-static', 'storybook'],
    ['artifacts/parts', 'parts'],
    ['artifacts/visual', 'results'],
  ] as const)
    cpSync(join(developer, from), join(pull, to), { recursive: true });
  git(main, 'fetch', '--quiet', 'origin', commit);
  const review = 'npx tsx tools/visual/review/publish/cli.ts';
  const { output } = await run(
    main,
    trusted,
    `${review} verdict --commit ${commit} --parts pull/parts --storybook pull/storybook`,
  );
  const published = await run(main, trusted, `${review} publish --storybook pull/storybook --number ${NUMBER}`);
  servePages();
  const address = published.output.trim().split('\n').at(-1) ?? '';
  await run(main, trusted, `${review} wait --commit ${commit} --address ${address}`);
  return { output, address };
}

/** What GitHub Pages does with the branch. */
function servePages(): void {
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages);
  execFileSync('sh', ['-c', `git --git-dir "${remote}" archive gh-pages | tar -x -C "${pages}"`]);
}

/** "Visual" is the first of the addons' panels, so it is open. */
async function openChange(page: Page, address: string, story: string): Promise<void> {
  await page.goto(`${address}?path=/story/${project.component}--${story.toLowerCase()}`);
}

/** The other panels: none is empty, and what axe finds is counted. */
async function openPanels(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?path=/story/components-honeypot--hidden`);
  const panel = (name: RegExp | string) => page.getByRole('tab', { name });
  await panel(/^Visual/).waitFor();
  await panel(/^Controls/).waitFor({ state: 'hidden' });
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await story.locator('*').first().waitFor({ state: 'attached' });
  const fonts = await story.evaluate(() => document.fonts.load('16px Inter'));
  expectThat(fonts.length === 1, 'A story in a folder of its host has the brand’s fonts.');
  // And something that axe cannot check, which is not counted.
  const faults = '<img src=""><p style="background: linear-gradient(#fff, #000)">Illegible</p>';
  await story.evaluate((root, html) => root.insertAdjacentHTML('beforeend', html), faults);
  await panel(/^Accessibility/).click();
  await page.getByText('Tests completed').click();
  await panel('Accessibility 1').waitFor();
  say('No controls where there are none, and one violation is counted.');
}

/** Waits until the backend has stored the decision. */
async function decided(page: Page, decide: () => Promise<void>): Promise<void> {
  const [response] = await Promise.all([page.waitForResponse(/decide-visual-changes/), decide()]);
  if (!response.ok()) throw new Error(`The decision was not stored: ${await response.text()}`);
}

async function review(page: Page, address: string, key: string, pushedAt: number): Promise<void> {
  await openChange(page, address, approved);
  await page.getByLabel('Reviewer key').fill(key);
  await page.getByRole('button', { name: 'Sign in to decide' }).click();
  const approve = page.getByRole('button', { name: /^Approve/ });
  await approve.waitFor();
  expectThat(true, `From the push until a decision could be made: ${seconds(pushedAt)}`);
  await decided(page, () => approve.click());
  say(`Ada approves ${approved}.`);
  await openChange(page, address, rejected);
  await page.getByRole('button', { name: /^Reject/ }).click();
  await page.getByLabel(/What should be different/).fill(NOTE);
  await decided(page, () => page.getByRole('button', { name: 'Send rejection' }).click());
  say(`Ada rejects ${rejected}: “${NOTE}”`);
}

const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  await project.make(remote, developer);
  project.clone(remote, main);
  startBranch(developer, BRANCH);

  mkdirSync(pages);
  const host = createAdaptorServer({ fetch: new Hono().use(serveStatic({ root: pages })).fetch }) as Server;
  const storybook = `http://127.0.0.1:${await listen(host, 0)}`;
  undo.push(() => close(host));
  const backend = await startBackend({ dataDir: join(folder, 'backend'), port: 0, dbPort: 0, siteOrigin: storybook });
  undo.push(backend.stop);
  const database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  undo.push(() => database.end());
  const [key, keyOfCi] = [await createReviewer(database, 'Ada'), await createReviewer(database, 'CI', false)];
  const browser = await chromium.launch(await pinnedLaunchOptions());
  undo.push(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // A busy machine takes long.
  page.setDefaultTimeout(10 * 60_000);
  const url = `${backend.url}/functions/v1`;
  const trusted = { CI: 'true', VISUAL_REVIEW_URL: url, VISUAL_REVIEW_KEY: keyOfCi, STORYBOOK_ADDRESS: storybook };
  say(`Storybooks are published at ${storybook}, decisions are stored at ${url}.`);

  writeStories({ [approved]: "borderTop: '4px solid'", [rejected]: 'paddingTop: 40' });
  const pushedAt = Date.now();
  const first = push('progress: another look');
  expectThat(!(await test()), 'The gate is red: two screenshots are not the accepted ones.');
  const { address } = await publish(first, trusted);
  await review(page, address, key, pushedAt);
  if (!isSmall) await openPanels(page, address);

  const commands = 'npx tsx tools/visual/review/publish/cli.ts';
  await run(main, trusted, `${commands} accept --commit ${first} --results pull/results`);
  await run(main, trusted, `${commands} push --commit ${first} --branch ${BRANCH}`);
  git(developer, 'pull', '--quiet', 'origin', BRANCH);
  const lines = git(developer, 'diff', '--unified=0', 'main', '--', 'stories/screenshots.txt').split('\n');
  const added = lines.filter((line) => line.startsWith('+screenshot'));
  expectThat(added.length === 1 && (added[0]?.endsWith(' Ada') ?? false), 'The branch has one line more that Ada accepted.');

  expectThat(!(await test()), 'The gate is red: one screenshot is not accepted.');
  const again = await publish(git(developer, 'rev-parse', 'HEAD'), trusted);
  expectThat(again.output.includes(`Rejected by Ada: ${NOTE}`), 'It says who rejected it, and why.');

  writeStories({ [approved]: "borderTop: '4px solid'" });
  const second = push('progress: the space as it was');
  expectThat(await test(), 'The gate is green.');
  await publish(second, trusted);
  const report = JSON.parse(readFileSync(join(pages, 'pr', NUMBER, 'visual', 'last-run.json'), 'utf8')) as { passed: boolean };
  expectThat(report.passed, 'So is the published Storybook.');

  await run(main, trusted, `${commands} remove --number ${NUMBER}`);
  servePages();
  expectThat((await fetch(address)).status === 404, 'The pull request is closed, and its Storybook is gone.');
  say('The rehearsal is over.');
} finally {
  for (const step of undo.reverse()) await step();
}
