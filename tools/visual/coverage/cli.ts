/**
 * `npm run visual:coverage`: changes each CSS declaration of the built Storybook and asks whether a screenshot shows it.
 * `-- Hero` asks the stories that match: then a change that none of them shows may still be shown by another, so nothing fails.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchPinnedBrowser } from '../../shared/browser.ts';
import { progress } from '../../shared/progress.ts';
import { rejectStale } from '../capture/freshness.ts';
import { matchesFilter, readStories } from '../capture/stories.ts';
import { readManifest } from '../manifest/manifest.ts';
import { parseOptions, type Options } from '../options.ts';
import { projectRoot } from '../settings.ts';
import type { Ledger } from './ledger.ts';
import { failuresOf, linesOf, summarize, type Expectations } from './report.ts';
import { run } from './run.ts';

const EXPECTATIONS = join(projectRoot, 'tools', 'visual', 'coverage', 'expectations.json');
const LOG_INTERVAL_MS = 15_000;

function progressOf(): (done: number, total: number, ledger: Ledger) => void {
  let logged = Date.now();
  return (done, total, { entries }) => {
    if (Date.now() - logged < LOG_INTERVAL_MS && done < total) return;
    logged = Date.now();
    const mutants = [...entries.values()].flatMap((entry) => entry.mutants);
    const noticed = mutants.filter(({ killedBy }) => killedBy !== null).length;
    progress(`${done}/${total} visits, ${noticed} of ${mutants.length} changes noticed`);
  };
}

async function cover(browser: Browser, options: Options): Promise<number> {
  const stories = readStories(options.storybook).filter((story) => matchesFilter(story, options.filter));
  if (stories.length === 0) throw new Error('No story matches.');
  const { storybook, workers } = options;
  const { excluded, reasons } = JSON.parse(readFileSync(EXPECTATIONS, 'utf8')) as Expectations;
  const manifest = readManifest(options.manifest);
  const { ledger, failed } = await run(browser, { storybook, stories, workers, manifest, excluded, onVisit: progressOf() });
  const isWhole = options.filter === null;
  const entries = [...ledger.entries.values()];
  const summary = summarize(entries, reasons);
  const file = join(options.results, 'coverage.json');
  mkdirSync(options.results, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...summary, failed, entries }, null, 1)}\n`);
  // A story among others does not have to show rules that apply in none of its screenshots.
  const shown = isWhole ? summary : { ...summary, survivors: summary.survivors.filter(({ applied }) => applied) };
  for (const line of linesOf(entries, shown)) console.log(line);
  console.log(`coverage: ${summary.noticed} of ${summary.changes} changes noticed, ${summary.score} %`);
  console.log(`coverage: every change is in ${relative(projectRoot, file)}`);
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
