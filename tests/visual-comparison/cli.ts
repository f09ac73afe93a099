/**
 * Compares the visual gate with two usual ways to check screenshots, on the same stories, with the same browser:
 *
 *   npx tsx tests/visual-comparison/cli.ts [--stories 60] [--runs 10] [--builds 2] [--storybook storybook-static]
 *
 * Installs the other tools into `.cache/visual-comparison`, and prints the table of `docs/visual-comparison.md`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Workspace } from '../../tools/shared/workspace.ts';
import { readImporters } from '../../tools/visual/capture/changed-since.ts';
import { readStories, type Story } from '../../tools/visual/capture/stories.ts';
import { applyTo, judgedBy, planBuilds } from '../../tools/visual/mutations/seed.ts';
import type { Mutation } from '../../tools/visual/mutations/types.ts';
import type { VisualReport } from '../../tools/visual/report-types.ts';
import { buildStorybook } from '../../tools/visual/store/render-commit.ts';
import { catalog } from '../visual-mutations/catalog.ts';
import { bytesInGit, type Change } from './git-size.ts';
import type { Shot } from './shots.ts';
import { FOLDER, TOOLS, ways, type Run, type Way } from './ways.ts';

const PACKAGES = {
  '@storybook/test-runner': '0.22.1',
  'jest-image-snapshot': '6.5.2',
  playwright: '1.65.1',
  storybook: '8.6.19',
};
const CHANGES = 20;

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '60' },
    runs: { type: 'string', default: '10' },
    builds: { type: 'string', default: '2' },
    /** Faults by their ids; all of the catalog otherwise. */
    only: { type: 'string' },
    /** A build of the tree as it is, if there is one. */
    storybook: { type: 'string' },
  },
});

function install(): void {
  mkdirSync(TOOLS, { recursive: true });
  cpSync(join('tests', 'visual-comparison', 'test-runner'), TOOLS, { recursive: true });
  if (existsSync(join(TOOLS, 'node_modules', '.bin', 'test-storybook'))) return;
  writeFileSync(join(TOOLS, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: TOOLS, stdio: 'inherit' });
}

/** A copy of a built Storybook that lists only some stories. */
function withStories(built: string, name: string, chosen: ReadonlySet<string>): string {
  const folder = join(FOLDER, 'storybooks', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  const index = join(folder, 'index.json');
  const { v, entries } = JSON.parse(readFileSync(index, 'utf8')) as { v: number; entries: Record<string, unknown> };
  const kept = Object.entries(entries).filter(([id]) => chosen.has(id));
  writeFileSync(index, JSON.stringify({ v, entries: Object.fromEntries(kept) }));
  return folder;
}

/** The stories that judge the faults, and others at even distances. */
function chooseStories(faults: readonly Mutation[], all: readonly Story[]): Set<string> {
  const chosen = new Set(faults.flatMap((fault) => judgedBy(fault, all)));
  const others = all.filter(({ id }) => !chosen.has(id));
  const wanted = Math.max(0, Number(values.stories) - chosen.size);
  for (let at = 0; at < wanted; at += 1) chosen.add(others[Math.floor((at * others.length) / wanted)]?.id ?? '');
  return chosen;
}

/** Reads what the gate saw, without forced states, which the other tools do not have. */
function writeShots(): Shot[] {
  const { results } = JSON.parse(readFileSync(join(FOLDER, 'gate', 'last-run.json'), 'utf8')) as VisualReport;
  const shots = results
    .filter(({ mode, current }) => mode.forced === null && current !== null)
    .map(({ key, storyId, mode: { viewport, media, forcedColors } }): Shot => ({ key, storyId, viewport, media, forcedColors }));
  writeFileSync(join(FOLDER, 'shots.json'), JSON.stringify(shots));
  return shots;
}

const kept = (way: Way, name: string): string => join(FOLDER, 'states', name, way.committed);

function keep(way: Way, name: string): void {
  cpSync(join(FOLDER, way.committed), kept(way, name), { recursive: true });
}

function restore(way: Way, name: string): void {
  rmSync(join(FOLDER, way.committed), { recursive: true, force: true });
  cpSync(kept(way, name), join(FOLDER, way.committed), { recursive: true });
}

/** Processor time that the machine gave to others, as a share of the time since its start. */
function stolen(): { steal: number; total: number } {
  const times = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  return { steal: times[7] ?? 0, total: times.slice(0, 8).reduce((sum, time) => sum + time, 0) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const now = (): string => new Date().toISOString().slice(11, 19);

async function main(): Promise<void> {
  install();
  for (const name of ['storybooks', 'states', 'gate', 'gate-cache', 'screenshots.txt', 'test-runner', 'playwright'])
    rmSync(join(FOLDER, name), { recursive: true, force: true });
  const workspace = new Workspace(process.cwd(), 'comparison-');
  process.once('SIGINT', () => process.exit(130));
  process.once('exit', () => workspace.remove());
  const built = join(workspace.folder, 'storybook-static');
  if (values.storybook === undefined) await buildStorybook(workspace.folder, built);
  else cpSync(values.storybook, built, { recursive: true });
  const all = readStories(built);
  const importers = readImporters(built) ?? new Map<string, string[]>();
  const only = values.only?.split(',');
  const visible = catalog.filter(({ id, expect }) => expect !== null && (only?.includes(id) ?? true));
  const builds = planBuilds(visible, all, importers).slice(0, Number(values.builds));
  const stories = chooseStories(builds.flat(), all);
  const storybook = withStories(built, 'control', stories);

  const before = stolen();
  const runs = new Map<Way, Run[]>(ways.map((way) => [way, []]));
  let shots: Shot[] = [];
  for (const way of ways) {
    await way.run(storybook, true);
    if (shots.length === 0) shots = writeShots();
    keep(way, 'before');
  }
  console.log(`${now()} ${stories.size} stories, ${shots.length} screenshots in each way, ${builds.flat().length} faults`);
  // One after the other in each round, so that a busy machine slows all of them.
  for (let round = 1; round <= Number(values.runs); round += 1) {
    for (const way of ways) {
      const run = await way.run(storybook, false);
      runs.get(way)?.push(run);
      console.log(
        `${now()} run ${round}, ${way.name}: ${run.seconds.toFixed(1)} s, ${run.failed.size} false alarms ${[...run.failed].join(' ')}`,
      );
    }
  }

  const caught = new Map<Way, string[]>(ways.map((way) => [way, []]));
  const changed: { storyId: string; state: string }[] = [];
  for (const [at, faults] of builds.entries()) {
    for (const fault of faults) {
      const file = join(workspace.folder, fault.file);
      writeFileSync(file, applyTo(readFileSync(file, 'utf8'), fault));
    }
    await buildStorybook(workspace.folder, built);
    for (const { file } of faults) cpSync(file, join(workspace.folder, file));
    const state = `build-${at + 1}`;
    const seeded = withStories(built, state, stories);
    for (const way of ways) {
      restore(way, 'before');
      const { failed } = await way.run(seeded, true);
      keep(way, state);
      const found = faults.filter((fault) => judgedBy(fault, all).some((id) => failed.has(id)));
      caught.get(way)?.push(...found.map(({ id }) => id));
      if (way === ways[0]) changed.push(...[...failed].map((storyId) => ({ storyId, state })));
      console.log(`${now()} ${state}, ${way.name}: ${found.length} of ${faults.length} faults caught`);
    }
  }

  const after = stolen();
  const ids = builds.flat().map(({ id }) => id);
  const rows = ways.map((way) => {
    const changes = changed.slice(0, CHANGES).map(({ storyId, state }): Change => ({ storyId, after: kept(way, state) }));
    const bytes = bytesInGit(join(FOLDER, 'repository'), kept(way, 'before'), changes);
    const own = runs.get(way) ?? [];
    return {
      way: way.name,
      seconds: round(median(own.map(({ seconds }) => seconds))),
      range: [Math.min(...own.map(({ seconds }) => seconds)), Math.max(...own.map(({ seconds }) => seconds))].map(round),
      falseAlarms: own.reduce((sum, { failed }) => sum + failed.size, 0),
      runsWithFalseAlarms: own.filter(({ failed }) => failed.size > 0).length,
      caught: caught.get(way)?.length ?? 0,
      missed: ids.filter((id) => !caught.get(way)?.includes(id)),
      bytes,
    };
  });
  const steal = round((100 * (after.steal - before.steal)) / (after.total - before.total));
  const summary = {
    stories: stories.size,
    shots: shots.length,
    faults: ids,
    changes: Math.min(CHANGES, changed.length),
    steal,
    rows,
  };
  mkdirSync(join('artifacts', 'visual-comparison'), { recursive: true });
  writeFileSync(join('artifacts', 'visual-comparison', 'results.json'), `${JSON.stringify(summary, null, 1)}\n`);
  console.log(JSON.stringify(summary, null, 1));
}

await main();
