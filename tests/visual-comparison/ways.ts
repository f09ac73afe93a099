/** The three ways to check the same stories. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pinnedLaunchOptions } from '../../tools/shared/browser.ts';
import { serveFolder } from '../../tools/visual/capture/serve-folder.ts';
import type { VisualReport } from '../../tools/visual/report-types.ts';

export const FOLDER = resolve('.cache/visual-comparison');
export const TOOLS = join(FOLDER, 'tools');
const WORKERS = '2';

/** Ids of the stories that a run complains about, and how long it took. */
export type Run = { failed: Set<string>; seconds: number };

export type Way = {
  name: string;
  /** What a change has to commit. */
  committed: string;
  /** @param update also takes over what differs; stories with other pictures count as failed all the same */
  run: (storybook: string, update: boolean) => Promise<Run>;
};

/** Runs a program and returns its exit code. What it prints goes to a log. */
async function program(command: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  // Some tools behave differently in CI: they write no new screenshot.
  const child = spawn(command, args, {
    ...options,
    env: { ...process.env, CI: '', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(FOLDER, 'log.txt'), { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  await once(child, 'close');
  log.end();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** File → hash of its bytes. */
function hashesIn(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((name) => [
      name,
      createHash('sha1')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** Runs a way that keeps images in a folder. Reads failures from its report and from the images that it rewrote. */
async function runWithImages(
  name: string,
  storybook: string,
  start: (url: string) => Promise<void>,
  failedIn: (report: unknown) => string[],
) {
  const images = join(FOLDER, name);
  const report = join(FOLDER, `${name}.json`);
  mkdirSync(images, { recursive: true });
  rmSync(report, { force: true });
  const before = hashesIn(images);
  const server = await serveFolder(storybook);
  try {
    const seconds = await timed(() => start(server.url));
    const rewritten = [...hashesIn(images)].filter(([file, hash]) => before.has(file) && before.get(file) !== hash);
    const stories = rewritten.map(([file]) => file.split('--').slice(0, 2).join('--'));
    return { failed: new Set([...failedIn(readJson(report)), ...stories]), seconds };
  } finally {
    await server.close();
  }
}

const environment = (url: string): NodeJS.ProcessEnv => ({
  COMPARISON_FOLDER: FOLDER,
  COMPARISON_URL: url,
  COMPARISON_WORKERS: WORKERS,
});

const gate: Way = {
  name: 'visual gate',
  committed: 'screenshots.txt',
  run: async (storybook, update) => {
    const manifest = join(FOLDER, 'screenshots.txt');
    const results = join(FOLDER, 'gate');
    const node = ['--import', 'tsx'];
    const folders = [`--storybook=${storybook}`, `--results=${results}`, `--cache=${join(FOLDER, 'gate-cache')}`];
    const seconds = await timed(() =>
      program(process.execPath, [...node, 'tools/visual/cli.ts', `--manifest=${manifest}`, `--workers=${WORKERS}`, ...folders]),
    );
    const report = readJson(join(results, 'last-run.json')) as VisualReport;
    const failed = report.results.filter(({ outcome }) => outcome !== 'passed');
    if (update) {
      await program(process.execPath, [
        ...node,
        'tools/visual/accept-cli.ts',
        '--all',
        `--from=${results}`,
        `--manifest=${manifest}`,
      ]);
    }
    return { failed: new Set(failed.map(({ storyId }) => storyId)), seconds };
  },
};

const testRunner: Way = {
  name: 'test-runner with jest-image-snapshot',
  committed: 'test-runner',
  run: async (storybook, update) => {
    const { entries } = readJson(join(storybook, 'index.json')) as { entries: Record<string, { title: string; name: string }> };
    const ids = new Map(Object.entries(entries).map(([id, { title, name }]) => [`${title}/${name}`, id]));
    const launch = { COMPARISON_LAUNCH_OPTIONS: JSON.stringify(await pinnedLaunchOptions()) };
    const start = (url: string): Promise<void> => {
      const args = ['--url', url, '--index-json', '--config-dir', TOOLS, '--maxWorkers', WORKERS, ...(update ? ['-u'] : [])];
      const env = { ...environment(url), ...launch };
      return program(join(TOOLS, 'node_modules', '.bin', 'test-storybook'), args, { cwd: TOOLS, env });
    };
    return runWithImages('test-runner', storybook, start, (failed) => (failed as string[]).map((name) => ids.get(name) ?? name));
  },
};

type PlaywrightReport = { suites: { specs: { title: string; ok: boolean }[] }[] };

const playwright: Way = {
  name: 'Playwright toHaveScreenshot',
  committed: 'playwright',
  run: (storybook, update) => {
    const start = (url: string): Promise<void> => {
      const args = ['test', '--config', 'tests/visual-comparison/playwright.config.ts'];
      // Without an update, missing screenshots are written, too, but the test fails.
      return program('node_modules/.bin/playwright', [...args, ...(update ? ['--update-snapshots=changed'] : [])], {
        env: environment(url),
      });
    };
    return runWithImages('playwright', storybook, start, (report) =>
      (report as PlaywrightReport).suites
        .flatMap(({ specs }) => specs)
        .filter(({ ok }) => !ok)
        .map(({ title }) => title.split('--').slice(0, 2).join('--')),
    );
  },
};

export const ways: readonly Way[] = [gate, testRunner, playwright];
