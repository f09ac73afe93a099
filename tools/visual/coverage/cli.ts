/**
 * `npm run visual:coverage`: changes each CSS declaration of the built Storybook and lists the changes that no screenshot shows.
 * `-- Hero` asks the stories that match: then a change that none of them shows may still be shown by another, so nothing fails.
 */
import { launchPinnedBrowser } from '../../shared/browser.ts';
import { rejectStale } from '../capture/freshness.ts';
import { matchesFilter, readStories } from '../capture/stories.ts';
import { readManifest } from '../manifest/manifest.ts';
import { parseOptions } from '../run/options.ts';
// What is not changed, and what may pass unnoticed although it is.
import expectations from './expectations.json' with { type: 'json' };
import { Ledger, reasonFor } from './ledger.ts';
import { run } from './run.ts';

const { storybook, filter, manifest } = parseOptions(process.argv.slice(2));
rejectStale(storybook);
const stories = readStories(storybook).filter((story) => matchesFilter(story, filter));
if (stories.length === 0) throw new Error('No story matches.');
const ledger = new Ledger(expectations.unchanged);
const { browser } = await launchPinnedBrowser();
const running = run(browser, { storybook, stories }, readManifest(manifest), ledger);
const failed = await running.finally(() => browser.close());

// A story among others does not have to show rules that apply in none of its screenshots.
const relevant = filter === null ? ledger.mutants : ledger.mutants.filter(({ asked }) => asked);
const missed = relevant.filter(({ noticedBy }) => noticedBy === null);
const unexplained = missed.filter(({ name }) => reasonFor(expectations.unnoticed, name) === undefined);
for (const { name, to, asked } of unexplained) {
  console.log(`not noticed: ${name} → ${to === '' ? 'removed' : to}${asked ? '' : '; in no screenshot'}`);
}
for (const failure of failed) console.error(`not visited: ${failure}`);
const noticed = relevant.length - missed.length;
const explained = missed.length - unexplained.length;
console.log(`coverage: ${noticed} of ${relevant.length} changes noticed, ${explained} not for a known reason`);
const passed = failed.length === 0 && (filter !== null || (noticed > 0 && unexplained.length === 0));
process.exitCode = passed ? 0 : 1;
