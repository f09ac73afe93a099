/**
 * `npm run visual:coverage`: changes each CSS declaration of the built Storybook and asks whether a screenshot shows it.
 * `-- Hero` asks the stories that match: then a change that none of them shows may still be shown by another, so nothing fails.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchPinnedBrowser } from '../../shared/browser.ts';
import { memoryBelow } from '../../shared/memory.ts';
import { progress } from '../../shared/progress.ts';
import { rejectStale } from '../capture/freshness.ts';
import { matchesFilter, readStories } from '../capture/stories.ts';
import { readManifest } from '../manifest/manifest.ts';
import { parseOptions, type Options } from '../options.ts';
import { projectRoot, settings } from '../settings.ts';
import type { Ledger } from './ledger.ts';
import { failuresOf, markdown, summarize, type Expectations, type Summary } from './report.ts';
import { run } from './run.ts';

const PAGE = join(projectRoot, 'docs', 'visual-coverage.md');
const LOG_INTERVAL_MS = 15_000;

function readExpectations(): Expectations {
  if (settings.coverage === null) return { excluded: [], reasons: [] };
  return JSON.parse(readFileSync(join(projectRoot, settings.coverage), 'utf8')) as Expectations;
}

/** @returns a function that logs how far a run is, and one that returns the most memory that was seen, in MB */
function watchProgress() {
  let logged = Date.now();
  let peak = 0;
  const onVisit = (done: number, total: number, { entries }: Ledger): void => {
    if (Date.now() - logged < LOG_INTERVAL_MS && done < total) return;
    logged = Date.now();
    const used = (memoryBelow(process.pid) ?? []).reduce((sum, { megabytes }) => sum + megabytes, 0);
    peak = Math.max(peak, used + process.memoryUsage().rss / 2 ** 20);
    const mutants = [...entries.values()].flatMap((entry) => entry.mutants);
    const noticed = mutants.filter(({ killedBy }) => killedBy !== null).length;
    progress(`${done}/${total} visits, ${noticed} of ${mutants.length} changes noticed`);
  };
  return { onVisit, peak: () => Math.round(peak) };
}

function print(summary: Summary, isWhole: boolean): void {
  for (const { rule, declaration, to, applied, reason } of summary.survivors) {
    if (reason !== null || (!isWhole && !applied)) continue;
    console.log(`${rule} { ${declaration} } → ${to === '' ? 'removed' : to}${applied ? '' : '; in no screenshot'}`);
  }
  console.log(`coverage: ${summary.noticed} of ${summary.changes} changes noticed, ${summary.score} %`);
}

async function cover(browser: Browser, options: Options): Promise<number> {
  const started = performance.now();
  const stories = readStories(options.storybook).filter((story) => matchesFilter(story, options.filter));
  if (stories.length === 0) throw new Error('No story matches.');
  const { onVisit, peak } = watchProgress();
  const { storybook, workers } = options;
  const { excluded, reasons } = readExpectations();
  const manifest = readManifest(options.manifest);
  const { ledger, failed } = await run(browser, { storybook, stories, workers, manifest, excluded, onVisit });
  const isWhole = options.filter === null;
  const summary = summarize(ledger.entries.values(), reasons);
  const file = join(options.results, 'coverage.json');
  mkdirSync(options.results, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...summary, failed, entries: [...ledger.entries.values()] }, null, 1)}\n`);
  if (isWhole) writeFileSync(PAGE, markdown(summary));
  print(summary, isWhole);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`coverage: ${minutes} minutes, at most ${peak()} MB; ${relative(projectRoot, file)}`);
  const failures = isWhole ? failuresOf(summary, failed) : failed;
  for (const failure of failures) console.error(`coverage: ${failure}`);
  return failures.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  rejectStale(options.storybook);
  const { browser } = await launchPinnedBrowser({ offline: true, executable: options.browser });
  try {
    return await cover(browser, options);
  } finally {
    await browser.close();
  }
}

process.exitCode = await main();
