/** `npm run visual`: see `--help`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { changedFiles } from '../shared/git.ts';
import { progress as logProgress } from '../shared/progress.ts';
import { messageOf } from '../shared/userError.ts';
import { parseStats, relinedStories, selectAffected, type Affected } from './capture/changed-since.ts';
import { rejectStale, staleness } from './capture/freshness.ts';
import { readSourceStories } from './capture/source-stories.ts';
import { matchesFilter, readStories, rejectUnknown, type Story } from './capture/stories.ts';
import { gate, type GateSettings } from './run/gate.ts';
import { baseCommit } from './run/git.ts';
import { judge } from './review/judge.ts';
import { readManifest, type Manifest } from './manifest/manifest.ts';
import { HELP, parseOptions, type Options } from './run/options.ts';
import { plural, screenshotCount } from './outcome.ts';
import { printReport } from './run/print.ts';
import type { Progress, VisualReport } from './types.ts';
import { publishResults, replaceResults } from './run/results.ts';
import { projectRoot } from './settings.ts';
import { mergeFolders } from './run/shard.ts';
import { plainLines, withoutCommands } from './texts.ts';

const LOGGED_VISITS = 50;

function progressOf({ json }: Options): (progress: Progress) => void {
  if (json) return (progress) => console.log(JSON.stringify(progress));
  return ({ phase, done, total, failed }) => {
    if (done > 0 && done % LOGGED_VISITS === 0) logProgress(`${phase} ${done}/${total}, ${failed} not as accepted`);
  };
}

/** Throws where names match no story. A story that is gone has a line in the manifest. */
async function rejectUnknownNames({ filter, stories }: Options, { screenshots }: Manifest): Promise<void> {
  if (filter === null && stories === undefined) return;
  const gone = [...screenshots.values()].map(({ storyId: id }) => ({ id, title: '', name: '', importPath: '' }));
  rejectUnknown([...(await readSourceStories()), ...gone], filter, stories);
}

/** Builds Storybook if it is older than its sources and `--build` is given. Throws without it: its stories are not those of the tree. */
async function ensureFresh(options: Options, manifest: Manifest, onProgress: (progress: Progress) => void): Promise<void> {
  const { storybook, build } = options;
  if (!build) return rejectStale(storybook);
  const reason = staleness(storybook);
  if (reason === null) return;
  // The build takes minutes, and reading the names seconds.
  await rejectUnknownNames(options, manifest);
  onProgress({ phase: 'Building Storybook', done: 0, total: 0, failed: 0 });
  console.log(`visual: building Storybook. ${reason}`);
  const { status } = spawnSync('npm', ['run', '--silent', 'build-storybook'], { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error('Storybook could not be built.');
}

/** @returns null where the command does not ask for what changed */
function selectChanged(options: Options, all: readonly Story[]): Affected | null {
  const since = options['changed-since'];
  if (since === undefined) return null;
  const commit = baseCommit(since);
  const changed = changedFiles(commit);
  const relined = relinedStories(commit, options.manifest);
  // Every command that builds a Storybook here asks for this file.
  const importers = parseStats(readFileSync(join(options.storybook, 'preview-stats.json'), 'utf8'));
  return selectAffected(changed, all, importers, relined);
}

/** Repeats the run until something differs. Returns the report of the last run. */
async function gateRepeatedly(settings: GateSettings): Promise<VisualReport> {
  const { options, manifest } = settings;
  let screenshots = 0;
  for (let run = 1; ; run += 1) {
    const visited = await gate({ ...settings, options: { ...options, seed: run % 2 === 0 ? run : options.seed } });
    // The verdict about a part is made with all others.
    const report = options.shard === null ? await judge(visited, options, manifest) : visited;
    if (options.repeat === 1) return report;
    screenshots += screenshotCount(report);
    const order = report.seed === null ? 'in order' : `shuffled with seed ${report.seed}`;
    const noted = report.results.filter(({ notes }) => notes.length > 0).length;
    const differing = report.results.filter(({ outcome }) => outcome !== 'passed').length;
    console.log(`run ${run} of ${options.repeat}, ${order}: ${differing} differ, ${noted} with a note`);
    if (run < options.repeat && report.passed) continue;
    console.log(`${run} runs, ${screenshots} screenshots compared`);
    return report;
  }
}

async function visitSelected(options: Options, manifest: Manifest): Promise<VisualReport> {
  const onProgress = progressOf(options);
  await ensureFresh(options, manifest, onProgress);
  const all = readStories(options.storybook);
  const affected = selectChanged(options, all);
  const isSelected = (id: string): boolean => (affected?.ids.has(id) ?? true) && (options.stories?.includes(id) ?? true);
  const stories = all.filter((story) => matchesFilter(story, options.filter) && isSelected(story.id));
  // A Storybook may have the stories of a few components alone, and a filter or a list leaves out more.
  if (affected !== null) {
    const folder = relative(projectRoot, options.storybook);
    console.error(`visual: ${stories.length} of the ${plural(all.length, 'story', 'stories')} in ${folder}. ${affected.why}`);
  }
  const nothingAffected = affected?.ids.size === 0;
  return replaceResults(options.results, (draft) =>
    gateRepeatedly({ options: { ...options, results: draft }, manifest, all, stories, nothingAffected, onProgress }),
  );
}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const { merge, results } = options;
  const manifest = readManifest(options.manifest);
  const report = await (merge === undefined
    ? visitSelected(options, manifest)
    : judge(await mergeFolders(merge, results, manifest, options), options, manifest));
  publishResults(results, options.storybook);
  printReport(report, results);
  return report.passed ? 0 : 1;
}

// Canceled. Playwright would only close the browser, and what was not visited would be reported as missing.
process.once('SIGTERM', () => process.exit(130));
try {
  process.exitCode = await main();
} catch (error) {
  console.error(`visual: ${withoutCommands(plainLines(messageOf(error)))}`);
  console.log('visual: 0 passed, 1 failed');
  // Code 1 means that the run found something.
  process.exitCode = 2;
}
