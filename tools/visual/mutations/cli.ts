/**
 * `npm run visual:mutations`: seeds known regressions and reports which check caught each. `-- --only a,b` does some again and
 * keeps the results of the others.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readImporters } from '../capture/changed-since.ts';
import { readManifest } from '../manifest/manifest.ts';
import { gate } from '../gate.ts';
import { parseOptions } from '../options.ts';
import { projectRoot } from '../settings.ts';
import type { VisualResult } from '../report-types.ts';
import { readStories } from '../capture/stories.ts';
import type { Story } from '../capture/stories.ts';
import { judgedBy, planBuilds } from './batches.ts';
import { catalogue } from './catalogue/index.ts';
import type { Mutation, MutationResult } from './types.ts';
import { asExpected, checksOf, markdown, together } from './verdict.ts';
import { Workspace } from './workspace.ts';

const ARTIFACTS = join(projectRoot, 'artifacts', 'visual-mutations');
const PAGE = join(projectRoot, 'docs', 'visual-mutations.md');

const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } } });
const chosen = catalogue.filter(({ id }) => values.only === undefined || values.only.split(',').includes(id));
if (chosen.length === 0) throw new Error('No regression has such an id.');

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

async function visit(storybook: string, stories: Story[], folder: string): Promise<VisualResult[]> {
  const options = parseOptions([`--storybook=${storybook}`, `--results=${join(ARTIFACTS, folder)}`]);
  const manifest = readManifest(options.manifest);
  const all = readStories(storybook);
  const report = await gate({
    options: { ...options, filter: 'seeded' },
    manifest,
    all,
    stories,
    nothingAffected: false,
    ci: false,
  });
  return report.results;
}

const storiesOf = (mutations: readonly Mutation[], all: readonly Story[]): Story[] => {
  const ids = new Set(mutations.flatMap((mutation) => judgedBy(mutation, all).map(({ id }) => id)));
  return all.filter(({ id }) => ids.has(id));
};

/** What is judged must be fine before it is broken, or being red would prove nothing. */
async function control(workspace: Workspace): Promise<{ all: Story[]; builds: Mutation[][] }> {
  const started = performance.now();
  const storybook = await workspace.buildStorybook();
  const all = readStories(storybook);
  const importers = readImporters(storybook);
  if (importers === null) throw new Error('The build has no graph of modules.');
  const results = await visit(storybook, storiesOf(chosen, all), 'control');
  const red = results.filter(({ outcome }) => outcome !== 'passed');
  if (red.length > 0) throw new Error(`Not seeded and red already: ${red.map(({ key }) => key).join(', ')}`);
  console.log(`control: ${results.length} screenshots as they should be, ${seconds(started)}`);
  return { all, builds: planBuilds(chosen, all, importers) };
}

async function build(workspace: Workspace, mutations: readonly Mutation[], number: number, all: readonly Story[]) {
  const started = performance.now();
  for (const mutation of mutations) workspace.apply(mutation);
  const storybook = await workspace.buildStorybook();
  const results = await visit(storybook, storiesOf(mutations, all), `build-${number}`);
  for (const mutation of mutations) workspace.restore(mutation);
  console.log(`build ${number}: ${mutations.map(({ id }) => id).join(', ')}, ${seconds(started)}`);
  return mutations.map((mutation): MutationResult => {
    const ids = new Set(judgedBy(mutation, all).map(({ id }) => id));
    const own = results.filter(({ storyId }) => ids.has(storyId));
    const sentence = own.find(({ outcome }) => outcome !== 'passed')?.sentence ?? 'Nothing noticed it.';
    return { mutation, caughtBy: checksOf(own), sentence, build: number };
  });
}

/** A run of a part keeps what is known of the rest; the page is written when all of it is known. */
function report(latest: readonly MutationResult[]): void {
  mkdirSync(ARTIFACTS, { recursive: true });
  const file = join(ARTIFACTS, 'results.json');
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationResult[]) : [];
  const results = together(catalogue, values.only === undefined ? [] : earlier, latest);
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  writeFileSync(join(ARTIFACTS, 'results.md'), markdown(results));
  if (results.length === catalogue.length) writeFileSync(PAGE, markdown(results));
  console.log(`Results of ${results.length}: ${relative(process.cwd(), join(ARTIFACTS, 'results.md'))}`);
}

async function main(): Promise<number> {
  const workspace = new Workspace(projectRoot);
  const stop = (): void => {
    workspace.remove();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    const { all, builds } = await control(workspace);
    console.log(`${chosen.length} regressions in ${builds.length} builds`);
    const results = new Map<string, MutationResult>();
    for (const [at, mutations] of builds.entries()) {
      for (const result of await build(workspace, mutations, at + 1, all)) results.set(result.mutation.id, result);
    }
    const ordered = chosen.flatMap(({ id }) => results.get(id) ?? []);
    report(ordered);
    const unexpected = ordered.filter((result) => !asExpected(result));
    for (const { mutation, caughtBy, sentence } of unexpected) {
      const found = caughtBy.join(', ') || 'none';
      console.log(`UNEXPECTED ${mutation.id}: meant for ${mutation.expect ?? 'none'}, caught by ${found}. ${sentence}`);
    }
    console.log(`mutations: ${ordered.length - unexpected.length} passed, ${unexpected.length} failed`);
    return unexpected.length === 0 ? 0 : 1;
  } finally {
    process.off('SIGINT', stop);
    if (!values.keep) workspace.remove();
  }
}

process.exitCode = await main();
