/**
 * `npm run bench`: how fast the site is compared to the same pages without JavaScript (arguments: `options.ts`). Reported, not gated:
 * times depend on the machine, so compare the ratio of one run. docs/decisions/0011-bench.md describes what is measured.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { compare, printComparison, ratiosOf } from './compare.ts';
import { interactions, measureInteraction, measureRouteChange } from './interactions.ts';
import { replaceLastResult } from './lastResult.ts';
import { readOptions, USAGE, type BenchOptions } from './options.ts';
import { measureProcessor, printProcessor } from './processor.ts';
import { measureRoutes, printRoutes } from './routes.ts';
import { buildOurs, makeReference, OURS, REFERENCE, serve } from './sites.ts';
import { median, table, untilIdle } from './statistics.ts';
import { ensureTools } from './tools.ts';
import { pinnedLaunchOptions } from '../shared/browser.ts';
import { reportFailure } from '../shared/userError.ts';

const ARTIFACTS = join('artifacts', 'bench');
const LAST_RESULT = join('docs', 'bench.txt');

function save(name: string, { runs }: BenchOptions, result: object) {
  mkdirSync(ARTIFACTS, { recursive: true });
  const about = { date: new Date().toISOString(), node: process.version, load: loadavg(), runs };
  writeFileSync(join(ARTIFACTS, `${name}.json`), `${JSON.stringify({ ...about, ...result }, null, 2)}\n`);
}

async function measureInteractions(site: string, { runs, idleTimeout }: BenchOptions) {
  const browser = await chromium.launch(await pinnedLaunchOptions());
  const wanted = {
    ...Object.fromEntries(
      Object.entries(interactions).map(([name, one]) => [`INP of ${name}`, () => measureInteraction(browser, site, one)]),
    ),
    'route change, warm': () => measureRouteChange(browser, site),
    'route change, warm, processor not slowed': () => measureRouteChange(browser, site, 1),
  };
  const all = new Map<string, number[]>(Object.keys(wanted).map((name) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      await untilIdle(idleTimeout);
      for (const [name, measure] of Object.entries(wanted)) all.get(name)?.push(await measure());
    }
  } finally {
    await browser.close();
  }
  return Object.fromEntries(all);
}

async function measureSite(options: BenchOptions): Promise<void> {
  const { lighthouse, processor, form, pages, runs, idleTimeout } = options;
  await untilIdle(idleTimeout);
  const buildSeconds = buildOurs();
  makeReference();
  ensureTools();
  const ours = await serve(OURS);
  const reference = await serve(REFERENCE);
  try {
    if (lighthouse) {
      const routes = await measureRoutes(ours.url, { form, runs, idleTimeout });
      save('lighthouse', options, { form, routes });
      printRoutes(routes);
    } else if (processor) {
      const result = await measureProcessor({ ours: ours.url, reference: reference.url }, options);
      save('processor', options, result);
      printProcessor(result);
    } else {
      const comparison = await compare({ ours: ours.url, reference: reference.url }, pages, runs, idleTimeout);
      const interactionTimes = await measureInteractions(ours.url, options);
      save('bench', options, { buildSeconds, comparison, interactionTimes });
      printComparison(comparison);
      const slower = replaceLastResult(LAST_RESULT, ratiosOf(comparison));
      if (slower.length > 0) console.log(`\nSlower than last time:\n${slower.join('\n')}`);
      const rows = Object.entries(interactionTimes).map(([name, times]) => [
        name,
        median(times).toFixed(0),
        Math.max(...times).toFixed(0),
      ]);
      console.log(`\n${table(['processor slowed 4 times', 'median ms', 'most ms'], rows)}`);
      console.log(`\nBuild of all routes: ${buildSeconds.toFixed(1)} s.`);
    }
  } finally {
    ours.stop();
    reference.stop();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await measureSite(options);
} catch (cause) {
  process.exitCode = reportFailure(cause);
}
