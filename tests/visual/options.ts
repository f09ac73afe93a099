/** The command line. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultPaths } from './paths.ts';

export type Options = {
  filter: string | null;
  update: boolean;
  all: boolean;
  evenRejected: boolean;
  list: boolean;
  build: boolean;
  help: boolean;
  /** Null for the order of the index. */
  seed: number | null;
  workers: number;
  /** How many runs, every second one in random order. */
  repeat: number;
  changedSince: string | null;
  storybook: string;
  baselines: string;
  artifacts: string;
};

export const HELP = `The visual gate: every story in its modes, with its play, accessibility, console and pixels.

  npm run visual                       every story
  npm run visual -- Hero               stories whose title, name or id contains "Hero"
  npm run visual -- --changed-since main
                                       stories that depend on what changed since main
  npm run visual:update -- Hero        accept what these stories look like now
  npm run visual:update -- --all       accept everything, under the present browser
  npm run visual:review                look at each difference, accept or reject it

  --list             print the stories, visit none
  --build            build Storybook first if its sources are newer than the build
  --shuffle[=seed]   visit in random order; the seed is printed and can be given again
  --repeat=N         run N times, every second time in random order, until something differs
  --workers=N        pages that work at the same time (default 3)
  --storybook=DIR    built Storybook (default storybook-static)
  --baselines=DIR    accepted pictures (default tests/visual/baselines)
  --artifacts=DIR    where results go (default artifacts)
  --even-rejected    with --update: also accept pictures that a reviewer rejected`;

function positive(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1, not "${text}".`);
  return value;
}

/** `--shuffle` takes a value or none, which the parser of Node does not know. */
function takeShuffle(args: readonly string[]): { rest: string[]; seed: number | null } {
  const given = args.find((arg) => arg === '--shuffle' || arg.startsWith('--shuffle='));
  const rest = args.filter((arg) => arg !== given);
  if (given === undefined) return { rest, seed: null };
  const [, seed] = given.split('=');
  return { rest, seed: seed === undefined ? 1 + Math.floor(Math.random() * 999_999) : positive(seed, 'shuffle') };
}

export function parseOptions(args: readonly string[]): Options {
  const { rest, seed } = takeShuffle(args);
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      'even-rejected': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      build: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      workers: { type: 'string', default: '3' },
      repeat: { type: 'string', default: '1' },
      'changed-since': { type: 'string' },
      storybook: { type: 'string', default: defaultPaths.storybook },
      baselines: { type: 'string', default: defaultPaths.baselines },
      artifacts: { type: 'string', default: defaultPaths.artifacts },
    },
  });
  const filter = positionals.join(' ').trim();
  return {
    filter: filter === '' ? null : filter,
    update: values.update,
    all: values.all,
    evenRejected: values['even-rejected'],
    list: values.list,
    build: values.build,
    help: values.help,
    seed,
    workers: positive(values.workers, 'workers'),
    repeat: positive(values.repeat, 'repeat'),
    changedSince: values['changed-since'] ?? null,
    storybook: resolve(values.storybook),
    baselines: resolve(values.baselines),
    artifacts: resolve(values.artifacts),
  };
}
