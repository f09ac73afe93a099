/**
 * How long the build takes with 10, 100 and 1,000 further job pages, and whether a page costs the same in each:
 *
 *   npx tsx scripts/bench-build.ts [10 100 1000]
 *
 * The pages are generated into a copy of the sources below `.cache/`; the product's own content stays as it is.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const COPY = resolve('.cache', 'bench-build');
const COPIED = ['src', 'scripts', 'public', 'supabase', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'];

/** The steps of `npm run build`, by name. */
const steps = {
  client: ['vite', 'build'],
  server: ['vite', 'build', '--ssr', 'src/app/entry-server.tsx'],
  prerender: ['tsx', 'scripts/prerender.ts'],
} as const;

type Seconds = Record<keyof typeof steps, number>;

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

function time([command, ...args]: readonly string[]): number {
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(join('node_modules', '.bin', command ?? ''), args, {
    cwd: COPY,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}\n${stderr}`);
  return (performance.now() - started) / 1000;
}

function build(): Seconds {
  const seconds = Object.fromEntries(Object.entries(steps).map(([name, command]) => [name, time(command)]));
  return seconds as Seconds;
}

// The first build reads everything from the disk for the first time; it is not counted.
makeCopy(0);
build();
const counts = process.argv.slice(2).map(Number);
const rows: { pages: number; seconds: Seconds; total: number }[] = [];
for (const count of [0, ...(counts.length > 0 ? counts : [10, 100, 1000])]) {
  makeCopy(count);
  const seconds = build();
  const pages = readdirSync(join(COPY, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== '404.html',
  ).length;
  const total = Object.values(seconds).reduce((sum, part) => sum + part, 0);
  rows.push({ pages, seconds, total });
}
rmSync(COPY, { recursive: true, force: true });

const base = rows[0];
console.log('| pages | client s | server s | prerender s | total s | ms a further page |');
console.log('|---:|---:|---:|---:|---:|---:|');
for (const { pages, seconds, total } of rows) {
  const further = base && pages > base.pages ? (((total - base.total) / (pages - base.pages)) * 1000).toFixed(0) : '';
  const parts = [seconds.client, seconds.server, seconds.prerender, total].map((value) => value.toFixed(1));
  console.log(`| ${[pages, ...parts, further].join(' | ')} |`);
}
