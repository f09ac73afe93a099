/** The command line of a run. */
import { parseArgs } from 'node:util';
import { readWholeNumber } from '../shared/readArguments.ts';
import type { Shard } from './report-types.ts';
import { defaultPaths } from './settings.ts';

export const HELP = `The visual gate: every story in its modes, with its play, accessibility, console and screenshot.

  npm run visual                       every story
  npm run visual -- Hero               stories whose title, name or id contains "Hero"
  npm run visual -- --changed-since main
                                       stories that depend on what changed since main
  npm run visual:accept -- Hero        accept what the last run saw of these stories

  --build            build Storybook first if its sources are newer than the build
  --stories=a,b      stories by their ids
  --shuffle=SEED     visit in the random order of this seed, such as one that --repeat printed
  --repeat=N         run N times, every second time in random order, until something differs
  --shard=I/N        part I of N of the stories, for N machines; without a verdict about the whole
  --merge=DIR        that verdict, from a folder with the results folders of all N parts; visits none
  --browser=PATH     another browser than the pinned one; compares with the base commit, rendered in it
  --base=REVISION    that commit (default: where this branch left the main one)
  --screenshots=DIR  results of another run, for accepted screenshots that are not in the cache
  --stored-only      show differences from stored screenshots alone; do not render old ones again
  --all-screenshots  keep the screenshots of what passed too, for a Storybook that is published
  --json             progress as lines of JSON
  --storybook=DIR    built Storybook (default storybook-static)
  --results=DIR      where results go (default artifacts/visual)
  --manifest=FILE    accepted screenshots`;

function parseShard(text: string): Pick<Shard, 'index' | 'count'> {
  const [index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  throw new Error(`--shard must be like 2/5, the second of five parts, not "${text}".`);
}

export type Options = ReturnType<typeof parseOptions>;

export function parseOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      build: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      'all-screenshots': { type: 'boolean', default: false },
      'stored-only': { type: 'boolean', default: false },
      shuffle: { type: 'string' },
      repeat: { type: 'string', default: '1' },
      stories: { type: 'string' },
      shard: { type: 'string' },
      merge: { type: 'string' },
      base: { type: 'string' },
      browser: { type: 'string' },
      screenshots: { type: 'string' },
      'changed-since': { type: 'string' },
      storybook: { type: 'string', default: defaultPaths.storybook },
      manifest: { type: 'string', default: defaultPaths.manifest },
      results: { type: 'string', default: defaultPaths.results },
    },
  });
  const { shuffle, repeat, stories, shard, ...given } = values;
  return {
    ...given,
    filter: positionals.join(' ').trim() || null,
    /** Seed of the order of visits; null for the order of the index. */
    seed: shuffle === undefined ? null : readWholeNumber('shuffle', shuffle),
    repeat: readWholeNumber('repeat', repeat),
    stories: stories?.split(','),
    shard: shard === undefined ? null : parseShard(shard),
    browser: given.browser ?? null,
  };
}
