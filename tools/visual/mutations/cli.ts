/**
 * `npm run visual:mutations`: seeds known faults, reports which check caught each, and writes the page about them into `docs`.
 * `-- --only a,b` seeds some of them and writes no page; `--keep` leaves the copy of the project.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchPinnedBrowser } from '../../shared/browser.ts';
import { Workspace } from '../../shared/workspace.ts';
import { readImporters } from '../capture/changed-since.ts';
import { run } from '../capture/run.ts';
import { readStories } from '../capture/stories.ts';
import { readManifest } from '../manifest/manifest.ts';
import { defaultPaths, projectRoot, settings } from '../settings.ts';
import { buildStorybook } from '../store/render-commit.ts';
import { storeIn } from '../store/store.ts';
import { applyTo, judgedBy, planBuilds } from './seed.ts';
import type { Mutation, MutationResult } from './types.ts';
import { asExpected, checksOf, markdown } from './verdict.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } } });
const only = values.only?.split(',');

async function readCatalog(): Promise<readonly Mutation[]> {
  if (settings.mutations === null) throw new Error('package.json has no "mutations" under "visual".');
  const url = pathToFileURL(join(projectRoot, settings.mutations)).href;
  return ((await import(url)) as { catalog: readonly Mutation[] }).catalog;
}

/** Builds the Storybook of the workspace and visits the stories that judge the mutations. */
async function visit(browser: Browser, { folder }: Workspace, mutations: readonly Mutation[]) {
  const storybook = join(folder, 'storybook-static');
  await buildStorybook(folder, storybook);
  const all = readStories(storybook);
  const ids = new Set(mutations.flatMap((mutation) => judgedBy(mutation, all)));
  const results = await run(browser, {
    ...{ storybook, workers: 4, seed: null, withAxe: true, cache: storeIn(defaultPaths.cache) },
    expected: readManifest(defaultPaths.manifest).screenshots,
    stories: all.filter(({ id }) => ids.has(id)),
    concerns: ({ storyId }) => ids.has(storyId),
  });
  return { all, results, importers: readImporters(storybook) };
}

async function seed(browser: Browser, workspace: Workspace, mutations: readonly Mutation[]): Promise<MutationResult[]> {
  for (const mutation of mutations) {
    const file = join(workspace.folder, mutation.file);
    writeFileSync(file, applyTo(readFileSync(file, 'utf8'), mutation));
  }
  const { all, results } = await visit(browser, workspace, mutations);
  for (const { file } of mutations) cpSync(join(projectRoot, file), join(workspace.folder, file));
  return mutations.map((mutation) => {
    const ids = judgedBy(mutation, all);
    const own = results.filter(({ storyId }) => ids.includes(storyId));
    const sentence = own.find(({ outcome }) => outcome !== 'passed')?.sentence ?? 'Nothing noticed it.';
    return { ...mutation, caughtBy: checksOf(own), sentence };
  });
}

async function seedAll(browser: Browser, workspace: Workspace, mutations: readonly Mutation[]): Promise<MutationResult[]> {
  // The stories must pass before a fault is seeded, or a failure would prove nothing.
  const control = await visit(browser, workspace, mutations);
  const red = control.results.filter(({ outcome }) => outcome !== 'passed');
  if (red.length > 0) throw new Error(`Not seeded and red already: ${red.map(({ key }) => key).join(', ')}`);
  if (control.importers === null) throw new Error('The build has no graph of modules.');
  const builds = planBuilds(mutations, control.all, control.importers);
  console.log(`control: ${control.results.length} screenshots as they should be; ${builds.length} builds with faults`);
  const results: MutationResult[] = [];
  for (const build of builds) {
    results.push(...(await seed(browser, workspace, build)));
    console.log(`seeded: ${build.map(({ id }) => id).join(', ')}`);
  }
  // In the order of the catalog.
  return mutations.flatMap((mutation) => results.find(({ id }) => id === mutation.id) ?? []);
}

function report(results: readonly MutationResult[]): number {
  if (only === undefined) {
    mkdirSync(join(projectRoot, 'docs'), { recursive: true });
    writeFileSync(join(projectRoot, 'docs', 'visual-mutations.md'), markdown(results));
  }
  const unexpected = results.filter((result) => !asExpected(result));
  for (const result of only === undefined ? unexpected : results) {
    const { id, expect, caughtBy, sentence } = result;
    const verdict = asExpected(result) ? 'as expected' : 'UNEXPECTED';
    console.log(`${verdict} ${id}: meant for ${expect ?? 'none'}, caught by ${caughtBy.join(', ') || 'none'}. ${sentence}`);
  }
  console.log(`mutations: ${results.length - unexpected.length} passed, ${unexpected.length} failed`);
  return unexpected.length === 0 ? 0 : 1;
}

const chosen = (await readCatalog()).filter(({ id }) => only?.includes(id) ?? true);
if (chosen.length === 0) throw new Error('No mutation has such an id.');
const workspace = new Workspace(projectRoot, 'mutations-');
if (!values.keep) process.once('exit', () => workspace.remove());
process.once('SIGINT', () => process.exit(130));
const { browser } = await launchPinnedBrowser({ offline: true });
try {
  process.exitCode = report(await seedAll(browser, workspace, chosen));
} finally {
  await browser.close();
}
