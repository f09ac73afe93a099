/**
 * How fast the site is, beside the same pages without JavaScript: `npm run bench`. Reported, not gated: times are the machine's as much
 * as ours, so what counts is the ratio of one run. What it measures and why so: docs/decisions/0011-bench.md.
 * `--wait 0` does not wait for a quiet machine first: to try the script, not for figures.
 *
 *   npm run bench -- [--runs 5] [--pages / /pepprac]   loads, interactions, a route change, the build
 *   npm run bench -- --lighthouse [--runs 3]           Lighthouse's scores of every route
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { compare, printComparison } from './compare.ts';
import { interactions, measureInteraction, measureRouteChange } from './interactions.ts';
import { measureRoutes, printRoutes } from './routes.ts';
import { buildOurs, makeReference, OURS, REFERENCE } from './sites.ts';
import { median, table, untilIdle } from './statistics.ts';
import { ensureTools } from './tools.ts';
import { startSite } from '../shared/static-site/site.ts';
import { pinnedLaunchOptions } from '../shared/browser.ts';

const ARTIFACTS = join('artifacts', 'bench');

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
/** Seconds to wait before each measurement for a machine with little else to do. */
const patience = Number(values.wait);
// All that follows `--pages`, as a shell hands it over.
const pages = values.pages ? [values.pages, ...positionals] : ['/'];

function save(name: string, result: object) {
  mkdirSync(ARTIFACTS, { recursive: true });
  const about = { date: new Date().toISOString(), node: process.version, load: loadavg(), runs };
  writeFileSync(join(ARTIFACTS, `${name}.json`), `${JSON.stringify({ ...about, ...result }, null, 2)}\n`);
}

async function measureAnswers(site: string) {
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
      await untilIdle(patience);
      for (const [name, measure] of Object.entries(wanted)) all.get(name)?.push(await measure());
    }
  } finally {
    await browser.close();
  }
  return Object.fromEntries(all);
}

await untilIdle(patience);
const buildSeconds = buildOurs();
makeReference();
ensureTools();
const ours = await startSite(OURS, 0);
const reference = await startSite(REFERENCE, 0);
try {
  if (values.lighthouse) {
    const routes = await measureRoutes(ours.url, runs, patience);
    save('lighthouse', { routes });
    printRoutes(routes);
  } else {
    const comparison = await compare({ ours: ours.url, reference: reference.url }, pages, runs, patience);
    const answers = await measureAnswers(ours.url);
    save('bench', { buildSeconds, comparison, answers });
    printComparison(comparison);
    const rows = Object.entries(answers).map(([name, times]) => [name, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
    console.log(`\n${table(['processor slowed 4 times', 'median ms', 'most ms'], rows)}`);
    console.log(`\nBuild of all routes: ${buildSeconds.toFixed(1)} s.`);
  }
} finally {
  await ours.stop();
  await reference.stop();
}
