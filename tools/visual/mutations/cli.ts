/**
 * `npm run visual:mutations`: seeds known faults and reports which check caught each. `-- --only a,b` does some again and
 * keeps the results of the others; `--keep` leaves the copy of the project.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Workspace } from '../../shared/workspace.ts';
import { readImporters } from '../capture/changed-since.ts';
import { readStories, type Story } from '../capture/stories.ts';
import { gate } from '../gate.ts';
import { readManifest } from '../manifest/manifest.ts';
import { parseOptions } from '../options.ts';
import type { VisualResult } from '../report-types.ts';
import { projectRoot, settings } from '../settings.ts';
import { buildStorybook } from '../store/render-commit.ts';
import { applyTo, judgedBy, planBuilds } from './seed.ts';
import type { Mutation, MutationResult } from './types.ts';
import { asExpected, checksOf, markdown, together } from './verdict.ts';

const ARTIFACTS = join(projectRoot, 'artifacts', 'visual-mutations');
const PAGE = join(projectRoot, 'docs', 'visual-mutations.md');

const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } } });
const only = values.only?.split(',');

async function readCatalog(): Promise<readonly Mutation[]> {
  if (settings.mutations === null) throw new Error('package.json has no "mutations" under "visual".');
  const url = pathToFileURL(join(projectRoot, settings.mutations)).href;
  return ((await import(url)) as { catalog: readonly Mutation[] }).catalog;
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Builds the Storybook of the workspace and visits the stories that judge the mutations. */
async function visit(workspace: Workspace, mutations: readonly Mutation[], name: string) {
  const storybook = join(workspace.folder, 'storybook-static');
  await buildStorybook(workspace.folder, storybook);
  const all = readStories(storybook);
  const ids = new Set(mutations.flatMap((mutation) => judgedBy(mutation, all).map(({ id }) => id)));
  const options = parseOptions(['seeded', `--storybook=${storybook}`, `--results=${join(ARTIFACTS, name)}`]);
  const { results } = await gate({
    options,
    manifest: readManifest(options.manifest),
    all,
    stories: all.filter(({ id }) => ids.has(id)),
    nothingAffected: false,
    ci: false,
    onProgress: () => undefined,
    published: () => Promise.resolve([]),
  });
  return { all, storybook, results };
}

/** The stories must pass before a fault is seeded, or a failure would prove nothing. */
async function planFromControl(workspace: Workspace, chosen: readonly Mutation[]): Promise<Mutation[][]> {
  const started = performance.now();
  const { all, storybook, results } = await visit(workspace, chosen, 'control');
  const importers = readImporters(storybook);
  if (importers === null) throw new Error('The build has no graph of modules.');
  const red = results.filter(({ outcome }) => outcome !== 'passed');
  if (red.length > 0) throw new Error(`Not seeded and red already: ${red.map(({ key }) => key).join(', ')}`);
  console.log(`control: ${results.length} screenshots as they should be, ${seconds(started)}`);
  return planBuilds(chosen, all, importers);
}

function resultOf(mutation: Mutation, results: readonly VisualResult[], all: readonly Story[]): MutationResult {
  const ids = new Set(judgedBy(mutation, all).map(({ id }) => id));
  const own = results.filter(({ storyId }) => ids.has(storyId));
  const sentence = own.find(({ outcome }) => outcome !== 'passed')?.sentence ?? 'Nothing noticed it.';
  return { mutation, caughtBy: checksOf(own), sentence };
}

async function seed(workspace: Workspace, mutations: readonly Mutation[], build: number): Promise<MutationResult[]> {
  const started = performance.now();
  for (const mutation of mutations) {
    const file = join(workspace.folder, mutation.file);
    writeFileSync(file, applyTo(readFileSync(file, 'utf8'), mutation));
  }
  const { all, results } = await visit(workspace, mutations, `build-${build}`);
  for (const { file } of mutations) cpSync(join(projectRoot, file), join(workspace.folder, file));
  console.log(`build ${build}: ${mutations.map(({ id }) => id).join(', ')}, ${seconds(started)}`);
  return mutations.map((mutation) => resultOf(mutation, results, all));
}

/** A partial run keeps the earlier results of the rest; the page is written when all results are known. */
function writeResults(catalog: readonly Mutation[], latest: readonly MutationResult[]): void {
  for (const folder of [ARTIFACTS, dirname(PAGE)]) mkdirSync(folder, { recursive: true });
  const file = join(ARTIFACTS, 'results.json');
  const isPart = only !== undefined && existsSync(file);
  const earlier = isPart ? (JSON.parse(readFileSync(file, 'utf8')) as MutationResult[]) : [];
  const results = together(catalog, earlier, latest);
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  writeFileSync(join(ARTIFACTS, 'results.md'), markdown(results));
  if (results.length === catalog.length) writeFileSync(PAGE, markdown(results));
  console.log(`Results of ${results.length}: ${relative(process.cwd(), join(ARTIFACTS, 'results.md'))}`);
}

async function main(): Promise<number> {
  const catalog = await readCatalog();
  const chosen = catalog.filter(({ id }) => only?.includes(id) ?? true);
  if (chosen.length === 0) throw new Error('No mutation has such an id.');
  const workspace = new Workspace(projectRoot, 'mutations-');
  const stop = (): void => {
    workspace.remove();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    const builds = await planFromControl(workspace, chosen);
    console.log(`${chosen.length} faults in ${builds.length} builds`);
    const latest: MutationResult[] = [];
    for (const [at, mutations] of builds.entries()) latest.push(...(await seed(workspace, mutations, at + 1)));
    writeResults(catalog, latest);
    const unexpected = latest.filter((result) => !asExpected(result));
    for (const { mutation, caughtBy, sentence } of unexpected) {
      const found = caughtBy.join(', ') || 'none';
      console.log(`UNEXPECTED ${mutation.id}: meant for ${mutation.expect ?? 'none'}, caught by ${found}. ${sentence}`);
    }
    console.log(`mutations: ${latest.length - unexpected.length} passed, ${unexpected.length} failed`);
    return unexpected.length === 0 ? 0 : 1;
  } finally {
    process.off('SIGINT', stop);
    if (!values.keep) workspace.remove();
  }
}

process.exitCode = await main();
