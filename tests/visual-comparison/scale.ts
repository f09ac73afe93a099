/**
 * Measures what the visual gate costs with more stories: `npx tsx tests/visual-comparison/scale.ts [--copies 1,10,22]`.
 *
 * The built Storybook gets an index in which every story is listed several times under other titles. Each is a story of its own for
 * Storybook and for the gate; the code of the stories is shared.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchPinnedBrowser } from '../../tools/shared/browser.ts';
import { planVisits, type LoadedStory } from '../../tools/visual/capture/plan.ts';
import { serveFolder } from '../../tools/visual/capture/serve-folder.ts';
import { readStories, type Story } from '../../tools/visual/capture/stories.ts';
import { StoryPage } from '../../tools/visual/capture/story-page.ts';
import { visitStory } from '../../tools/visual/capture/visit.ts';
import { emptyManifest, formatManifest, kebab, parseManifest } from '../../tools/visual/manifest/manifest.ts';
import type { VisualResult } from '../../tools/visual/report-types.ts';
import { storeIn } from '../../tools/visual/store/store.ts';

const VISITS = 40;

const { values } = parseArgs({
  options: { copies: { type: 'string', default: '1,10,22' }, storybook: { type: 'string', default: 'storybook-static' } },
});
const scratch = mkdtempSync(join(tmpdir(), 'scale-'));
const storybook = join(scratch, 'storybook');

function repeatStories(copies: number): Story[] {
  const { v, entries } = JSON.parse(readFileSync(join(values.storybook, 'index.json'), 'utf8')) as {
    v: number;
    entries: Record<string, Story & { type: string }>;
  };
  const all = Object.values(entries).filter(({ type }) => type === 'story');
  const repeated = Array.from({ length: copies }, (_, at) =>
    all.map((entry) => (at === 0 ? entry : { ...entry, id: `copy${at}-${entry.id}`, title: `Copy${at}/${entry.title}` })),
  ).flat();
  writeFileSync(
    join(storybook, 'index.json'),
    JSON.stringify({ v, entries: Object.fromEntries(repeated.map((one) => [one.id, one])) }),
  );
  return readStories(storybook);
}

async function timed<T>(work: () => T | Promise<T>): Promise<[result: T, seconds: number]> {
  const started = performance.now();
  const result = await work();
  return [result, Math.round(performance.now() - started) / 1000];
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;

async function measure(copies: number): Promise<Record<string, number>> {
  const stories = repeatStories(copies);
  const server = await serveFolder(storybook);
  const { browser } = await launchPinnedBrowser({ offline: true });
  try {
    const [page, opening] = await timed(() => StoryPage.open(browser, server.url));
    const [loaded, loading] = await timed(async () => {
      const known: LoadedStory[] = [];
      for (const story of stories) known.push(await page.load(story));
      return known;
    });
    const heap = await browser
      .contexts()[0]
      ?.pages()[0]
      ?.evaluate(() => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize);
    const visits = planVisits(loaded);
    const cache = storeIn(scratch);
    const some = visits.filter((_, at) => at % Math.floor(visits.length / VISITS) === 0).slice(0, VISITS);
    const results: VisualResult[] = [];
    const [, visiting] = await timed(async () => {
      for (const visit of some) results.push(await visitStory(page, visit, { expected: new Map(), cache, withAxe: true }));
    });
    const manifest = emptyManifest();
    for (const { key, story, mode } of visits)
      manifest.screenshots.set(key, {
        storyId: story.id,
        mode: kebab(mode.name),
        width: 1440,
        height: 900,
        hash: 'a'.repeat(64),
        by: null,
      });
    const [text, formatting] = await timed(() => formatManifest(manifest));
    const [, parsing] = await timed(() => parseManifest(text));
    const file = 'screenshots.txt';
    writeFileSync(join(scratch, file), text);
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=scale', '-c', 'user.email=scale@localhost', ...args], {
        ...{ cwd: scratch, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] },
      });
    git('init', '--quiet');
    git('add', file);
    git('commit', '--quiet', '--message', 'screenshots');
    const [, blaming] = await timed(() => git('blame', '--line-porcelain', '--', file));
    const whole = visits.map(({ key }, at) => ({
      ...results[at % results.length],
      key,
      outcome: 'passed',
      problems: [],
      notes: [],
    }));
    return {
      stories: stories.length,
      screenshots: visits.length,
      ...{ openSeconds: opening, loadSeconds: loading, heapMB: megabytes(heap ?? 0), secondsAVisit: visiting / some.length },
      indexMB: megabytes(readFileSync(join(storybook, 'index.json')).length),
      manifestMB: megabytes(text.length),
      ...{ formatSeconds: formatting, parseSeconds: parsing, blameSeconds: blaming },
      resultsMB: megabytes(JSON.stringify(whole, null, 1).length),
      storedMBAScreenshot:
        megabytes(Number(execFileSync('du', ['-sb', cache.folder], { encoding: 'utf8' }).split('\t')[0])) / some.length,
      runnerMB: megabytes(process.memoryUsage().rss),
    };
  } finally {
    await browser.close();
    await server.close();
    rmSync(storeIn(scratch).folder, { recursive: true, force: true });
  }
}

try {
  cpSync(values.storybook, storybook, { recursive: true });
  for (const copies of values.copies.split(',').map(Number)) console.log(JSON.stringify(await measure(copies)));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
