/**
 * How long the build takes with 10, 100 and 1,000 further job pages, and whether a page costs the same in each:
 *
 *   npx tsx tools/bench/build.ts [10 100 1000]
 *
 * The pages are generated into a copy of the sources below `.cache/`; the product's own content stays as it is.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const COPY = resolve('.cache', 'bench-build');
const COPIED = ['src', 'tools', 'public', 'supabase', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'];

/** The steps of `npm run build`, by name. */
const steps = {
  client: ['vite', 'build'],
  server: ['vite', 'build', '--ssr', 'src/app/entry-server.tsx'],
  prerender: ['tsx', 'tools/site/prerender.ts'],
} as const;

/** In seconds: by the clock on the wall, and of all processors together, which other work on the machine does not lengthen as much. */
type Cost = { elapsed: number; cpu: number };
type Costs = Record<keyof typeof steps, Cost>;

function insertAfter(file: string, marker: string, text: string) {
  const path = join(COPY, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(marker)) throw new Error(`${file} has no line ‘${marker}’ any more.`);
  writeFileSync(
    path,
    source.replace(marker, () => `${marker}\n${text}`),
  );
}

/** A job with the words of a real one, each a little different, so that nothing can be shared. */
const posting = (index: number) => `import { contentStrategist } from '../contentstrategist.ts';
export const posting = {
  ...contentStrategist, id: 'generated-${index}', route: 'generated${index}', title: 'Generated Role ${index}',
  seo: { ...contentStrategist.seo, title: 'Generated role ${index}' },
  responsibilities: contentStrategist.responsibilities.map((text) => text + ' (${index})'),
};
`;

function makeCopy(count: number) {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of COPIED) if (existsSync(name)) cpSync(name, join(COPY, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));

  const indices = Array.from({ length: count }, (_, index) => index);
  const folder = join(COPY, 'src/content/jobs/generated');
  mkdirSync(folder);
  for (const index of indices) writeFileSync(join(folder, `${index}.ts`), posting(index));
  const lines = (line: (index: number) => string) => indices.map(line).join('\n');
  insertAfter(
    'src/config/paths.ts',
    'export const paths = {',
    lines((index) => `generated${index}: '/jobs/generated-${index}',`),
  );
  insertAfter(
    'src/app/routes.ts',
    "const pageLoaders: Record<PageId, Route['load']> = {",
    lines((index) => `generated${index}: job(async () => (await import('../content/jobs/generated/${index}.ts')).posting),`),
  );
}

/** The shell's own clock: unlike Node's it also counts what a finished child took of the processors. */
function time([command, ...args]: readonly string[]): Cost {
  const clocked = ['-c', 'TIMEFORMAT="%R %U %S"; time "$0" "$@"', join('node_modules', '.bin', command ?? ''), ...args];
  const { status, stderr, stdout } = spawnSync('bash', clocked, {
    cwd: COPY,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}\n${stderr}`);
  const [elapsed = 0, user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { elapsed, cpu: user + system };
}

const build = () => Object.fromEntries(Object.entries(steps).map(([name, command]) => [name, time(command)])) as Costs;

// The first build reads everything from the disk for the first time; it is not counted.
makeCopy(0);
build();

const counts = process.argv.slice(2).map(Number);
const rows = [0, ...(counts.length > 0 ? counts : [10, 100, 1000])].map((count) => {
  makeCopy(count);
  const costs = build();
  const files = readdirSync(join(COPY, 'dist'), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html').length;
  const sum = (what: keyof Cost) => Object.values(costs).reduce((total, cost) => total + cost[what], 0);
  return { pages, costs, elapsed: sum('elapsed'), cpu: sum('cpu') };
});
rmSync(COPY, { recursive: true, force: true });

const base = rows[0];
console.log('| pages | client | server | prerender | all, s | all, CPU s | CPU ms a further page | of it prerender |');
console.log('|---:|---:|---:|---:|---:|---:|---:|---:|');
for (const { pages, costs, elapsed, cpu } of rows) {
  const perPage = (more: number) => (base && pages > base.pages ? ((more / (pages - base.pages)) * 1000).toFixed(0) : '');
  const seconds = [costs.client.elapsed, costs.server.elapsed, costs.prerender.elapsed, elapsed, cpu].map((value) =>
    value.toFixed(1),
  );
  const further = [perPage(cpu - (base?.cpu ?? 0)), perPage(costs.prerender.cpu - (base?.costs.prerender.cpu ?? 0))];
  console.log(`| ${[pages, ...seconds, ...further].join(' | ')} |`);
}
