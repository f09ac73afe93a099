/** Renders screenshots again from a commit: an old one that is in no store, or all of them to compare another browser. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { git } from '../../shared/git.ts';
import { run, type RunSettings } from '../capture/run.ts';
import { readStories } from '../capture/stories.ts';
import type { Screenshot } from '../types.ts';
import { defaultPaths, projectRoot } from '../settings.ts';
import type { Store } from '../compare/store.ts';

const KEPT_BUILDS = 4;

/** Builds the Storybook of a folder, without documentation pages and prop tables, which no screenshot shows. */
async function buildStorybook(folder: string, output: string, commit: string): Promise<void> {
  const args = ['build', '--quiet', '--test', '--stats-json', '--disable-telemetry', '-o', output];
  // Without a limit: a busy machine takes long.
  const options = { cwd: folder, maxBuffer: 2 ** 28 };
  await promisify(execFile)(join(folder, 'node_modules', '.bin', 'storybook'), args, options).catch((error: unknown) => {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const [line = message] = /.*error.*/i.exec(stdout + stderr) ?? [];
    throw new Error(`${commit.slice(0, 10)}: Storybook could not be built. ${line.trim()}`);
  });
}

/** @returns the folder of the Storybook of a commit, built with the packages that are installed now */
async function buildOf(commit: string): Promise<string> {
  const builds = join(defaultPaths.cache, 'builds');
  const target = join(builds, commit);
  if (existsSync(join(target, 'index.json'))) return target;
  mkdirSync(builds, { recursive: true });
  const tree = mkdtempSync(join(tmpdir(), 'visual-base-'));
  try {
    if (git('worktree', 'add', '--detach', '--force', tree, commit) === null) {
      throw new Error(`The commit ${commit.slice(0, 10)} is not in this clone. Fetch the history: git fetch --unshallow.`);
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'), 'dir');
    await buildStorybook(tree, `${target}.part`, commit);
    // Renamed when it is complete: an interrupted build must not be mistaken for a whole one.
    renameSync(`${target}.part`, target);
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  }
  const kept = readdirSync(builds).map((name) => join(builds, name));
  kept.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const build of kept.slice(KEPT_BUILDS)) rmSync(build, { recursive: true, force: true });
  return target;
}

type RenderRequest = { commit: string; wants: (storyId: string) => boolean } & Pick<RunSettings, 'expected' | 'onProgress'>;

/** Returns key → screenshot; the images are in the store. One that is as expected is not taken twice. */
export async function renderCommit(
  browser: Browser,
  cache: Store,
  { commit, wants, expected, onProgress }: RenderRequest,
): Promise<Map<string, Screenshot>> {
  const storybook = await buildOf(commit);
  const stories = readStories(storybook).filter(({ id }) => wants(id));
  const results = await run(browser, { storybook, stories, expected, seed: null, cache, withAxe: false, onProgress });
  const screenshots = results.flatMap(({ key, storyId, mode, current, size }) =>
    current === null || size === null ? [] : [[key, { storyId, mode: mode.name, hash: current, ...size, by: null }] as const],
  );
  return new Map<string, Screenshot>(screenshots);
}
