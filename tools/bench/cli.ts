/**
 * How fast the site is compared to the same pages without JavaScript. Reported, not gated: times depend on the machine, so
 * compare the ratio of one run. docs/decisions/0011-bench.md describes what is measured. `--wait 0` does not wait for an idle
 * machine: to try the script, not for figures.
 *
 *   npm run bench -- [--runs 5] [--pages / /pepprac]   loads, interactions, a route change, the build
 *   npm run bench -- --lighthouse [--runs 3]           Lighthouse's scores of every route
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { compare, printComparison, ratiosOf } from './compare.ts';
import { interactions, measureInteraction, measureRouteChange } from './interactions.ts';
import { replaceLastResult } from './lastResult.ts';
import { measureRoutes, printRoutes } from './routes.ts';
import { buildOurs, makeReference, OURS, REFERENCE, serve } from './sites.ts';
import { median, table, untilIdle } from './statistics.ts';
import { ensureTools } from './tools.ts';
import { pinnedLaunchOptions } from '../shared/browser.ts';

const ARTIFACTS = join('artifacts', 'bench');
const LAST_RESULT = join('docs', 'bench.txt');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    pages: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
    wait: { type: 'string', default: '90' },
  },
});
const runs = Number(values.runs ?? (values.lighthouse ? 3 : 5));
if (!(runs >= 1)) throw new Error(`--runs ${values.runs ?? ''}: a number from 1 is wanted.`);
/** Seconds to wait before each measurement for an idle machine. */
const idleTimeout = Number(values.wait);
// The shell passes all addresses after `--pages` as separate arguments.
const pages = values.pages ? [values.pages, ...positionals] : ['/'];

function save(name: string, result: object) {
  mkdirSync(ARTIFACTS, { recursive: true });
  const about = { date: new Date().toISOString(), node: process.version, load: loadavg(), runs };
  writeFileSync(join(ARTIFACTS, `${name}.json`), `${JSON.stringify({ ...about, ...result }, null, 2)}\n`);
}

async function measureInteractions(site: string) {
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

await untilIdle(idleTimeout);
const buildSeconds = buildOurs();
makeReference();
ensureTools();
const ours = await serve(OURS);
const reference = await serve(REFERENCE);
try {
  if (values.lighthouse) {
    const routes = await measureRoutes(ours.url, runs, idleTimeout);
    save('lighthouse', { routes });
    printRoutes(routes);
  } else {
    const comparison = await compare({ ours: ours.url, reference: reference.url }, pages, runs, idleTimeout);
    const interactionTimes = await measureInteractions(ours.url);
    save('bench', { buildSeconds, comparison, interactionTimes });
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
