/** `npm run visual`: see `--help`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { Baselines } from './baselines.ts';
import { changedFiles, readImporters, selectAffected } from './changed-since.ts';
import { newerSource } from './freshness.ts';
import { gate } from './gate.ts';
import type { GateSettings } from './gate.ts';
import { HELP, parseOptions } from './options.ts';
import type { Options } from './options.ts';
import { projectRoot } from './paths.ts';
import { printReport } from './print.ts';
import { publishResults } from './publish-results.ts';
import type { VisualReport } from './report-types.ts';
import { matchesFilter, readStories } from './stories.ts';
import type { Story } from './stories.ts';

const inCi = (): boolean => Boolean(process.env.CI) && process.env.CI !== 'false';

function ensureFresh(options: Options): void {
  const newer = newerSource(projectRoot, options.storybook);
  if (newer === null) return;
  if (!options.build) {
    // Where there is no build at all, reading the stories says so, and better.
    if (!existsSync(options.storybook)) return;
    console.warn(`visual: the built Storybook is older than its sources (${newer}). Build it again, or run with --build.`);
    return;
  }
  console.log(`visual: building Storybook (changed: ${newer})`);
  const { status } = spawnSync('npm', ['run', '--silent', 'build-storybook'], { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error('Storybook could not be built.');
}

type Selected = {
  stories: Story[];
  nothingAffected: boolean;
};

function selectStories(options: Options, all: readonly Story[], baselines: Baselines): Selected {
  const named = all.filter((story) => matchesFilter(story, options.filter));
  if (options.changedSince === null) return { stories: named, nothingAffected: false };
  const changed = changedFiles(projectRoot, options.changedSince);
  const selection = selectAffected(changed, all, readImporters(options.storybook), baselines.manifest.baselines);
  if (selection.everything) {
    console.log(`visual: every story, because ${selection.reason}.`);
    return { stories: named, nothingAffected: false };
  }
  const stories = named.filter(({ id }) => selection.ids.has(id));
  console.log(
    `visual: ${stories.length} of ${all.length} stories depend on the ${changed.length} files changed since ${options.changedSince}.`,
  );
  return { stories, nothingAffected: selection.ids.size === 0 };
}

/** The report of the last run: the first in which something differs, or the only one. */
async function gateRepeatedly(settings: GateSettings): Promise<VisualReport> {
  const { options } = settings;
  let pictures = 0;
  for (let run = 1; ; run += 1) {
    const report = await gate({ ...settings, options: { ...options, seed: run % 2 === 0 ? run : options.seed } });
    pictures += report.comparisons;
    if (options.repeat > 1) {
      const order = report.seed === null ? 'in order' : `shuffled with seed ${report.seed}`;
      const restless = report.results.filter(({ notes }) => notes.length > 0).length;
      const { changed, errored } = report.counts;
      console.log(`run ${run} of ${options.repeat}, ${order}: ${changed + errored} differ, ${restless} with a note`);
    }
    if (run === options.repeat || !report.passed) {
      if (options.repeat > 1) console.log(`${run} runs, ${pictures} pictures compared`);
      return report;
    }
  }
}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  if (options.update && options.filter === null && options.changedSince === null && !options.all) {
    throw new Error('Name the stories to accept, as in "npm run visual:update -- Hero", or accept everything with --all.');
  }
  ensureFresh(options);
  const all = readStories(options.storybook);
  const baselines = new Baselines(options.baselines);
  const { stories, nothingAffected } = selectStories(options, all, baselines);
  if (options.list) {
    for (const { id, title, name } of stories) console.log(`${title} / ${name}  ${id}`);
    console.log(`${stories.length} stories`);
    return 0;
  }
  if (options.repeat > 1 && options.update)
    throw new Error('Accepting once is enough: --repeat and --update do not go together.');
  const report = await gateRepeatedly({ options, baselines, all, stories, nothingAffected, ci: inCi() });
  publishResults(options);
  // Loaded here, because it brings a bundler along and most runs pass.
  const { removeStaticReport, writeStaticReport } = await import('./review/static-report.ts');
  if (report.passed) removeStaticReport(options.artifacts);
  const file = report.passed
    ? null
    : await writeStaticReport(options.artifacts, report, process.env.VISUAL_STORYBOOK_URL ?? null);
  printReport(report, file === null ? null : relative(process.cwd(), file));
  return report.passed ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`visual: ${error instanceof Error ? error.message : String(error)}`);
  console.log('visual: 0 passed, 1 failed');
  process.exitCode = 1;
}
