/** The command line of a run. */
import { parseArgs } from 'node:util';
import { readWholeNumber } from '../../shared/readArguments.ts';
import type { Shard } from '../types.ts';
import { defaultPaths } from '../settings.ts';

const flag = (help: string) => ({ type: 'boolean', default: false, value: '', help }) as const;
const text = (value: string, help: string) => ({ type: 'string', value: `=${value}`, help }) as const;

const OPTIONS = {
  build: flag('build Storybook first if its sources are newer than the build'),
  stories: text('a,b', 'stories by their ids'),
  'changed-since': text('REVISION', 'stories that depend on what changed since then'),
  shuffle: text('SEED', 'visit in the random order of this seed, such as one that --repeat printed'),
  repeat: { ...text('N', 'run N times, every second time in random order, until something differs'), default: '1' },
  shard: text('I/N', 'part I of N of the stories, for N machines; without a verdict about the whole'),
  merge: text('DIR', 'that verdict, from a folder with the results folders of all N parts; visits none'),
  commit: text('HASH', 'that is the commit of those results, whatever they say'),
  screenshots: text('DIR', 'results of another run, for accepted screenshots that are not in the cache'),
  'stored-only': flag('show differences from stored screenshots alone; do not render old ones again'),
  'all-screenshots': flag('keep the screenshots of what passed too, for a Storybook that is published'),
  json: flag('progress as lines of JSON'),
  help: flag('print this'),
  storybook: { ...text('DIR', 'built Storybook (default storybook-static)'), default: defaultPaths.storybook },
  results: { ...text('DIR', 'where results go (default artifacts/visual)'), default: defaultPaths.results },
  manifest: { ...text('FILE', 'accepted screenshots'), default: defaultPaths.manifest },
};

export const HELP = `The visual gate: every story in its modes, with its play, accessibility, console and screenshot.

  npm run visual                 every story
  npm run visual -- Hero         stories whose title, name or id contains "Hero"
  npm run visual:accept -- Hero  accept what the last run saw of these stories

${Object.entries(OPTIONS)
  .map(([name, { value, help }]) => `  ${`--${name}${value}`.padEnd(25)}${help}`)
  .join('\n')}`;

function parseShard(text: string): Pick<Shard, 'index' | 'count'> {
  const [index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  throw new Error(`--shard must be like 2/5, the second of five parts, not "${text}".`);
}

export type Options = ReturnType<typeof parseOptions>;

export function parseOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const { shuffle, repeat, stories, shard, ...given } = values;
  return {
    ...given,
    filter: positionals.join(' ').trim() || null,
    /** Seed of the order of visits; null for the order of the index. */
    seed: shuffle === undefined ? null : readWholeNumber('shuffle', shuffle),
    repeat: readWholeNumber('repeat', repeat),
    stories: stories?.split(','),
    shard: shard === undefined ? null : parseShard(shard),
  };
}
