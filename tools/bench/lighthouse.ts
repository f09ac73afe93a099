import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinnedLaunchOptions } from '../shared/browser.ts';

/** Folder of everything that only the measurements need. */
export const PERF_DIR = join('.cache', 'perf');

/** Lighthouse 13 needs a newer Node than the product. */
const PACKAGES = ['node@22.23.3', 'lighthouse@13.5.0'];

const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';

/** Lighthouse's measure (`machine`) of a low-tier phone in Chrome's developer tools. */
const LOW_TIER_PHONE = 264;

/**
 * How a page is loaded. `mobile`: Lighthouse's own preset, slow 4G computed from an unthrottled load, CPU slowed 4 times. `slow`: the
 * same with the CPU slowed to that of a low-tier phone. `applied`: slow 4G and the CPU really slowed while loading, which is more
 * realistic and less repeatable.
 */
export const FORMS = ['mobile', 'slow', 'applied'] as const;
export type Form = (typeof FORMS)[number];

const settingsOf = (form: Form, machine: number): string[] => {
  if (form === 'slow') return [`--throttling.cpuSlowdownMultiplier=${(machine / LOW_TIER_PHONE).toFixed(1)}`];
  return form === 'applied' ? ['--throttling-method=devtools'] : [];
};

export const SCORES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

/** Milliseconds; CLS has no unit, scores are of 100. `machine` is Lighthouse's measure of the machine: low means disturbed. */
export type Figures = Record<'FCP' | 'LCP' | 'TBT' | 'CLS' | (typeof SCORES)[number] | 'machine', number>;

type Report = {
  runtimeError?: { code: string };
  environment: { benchmarkIndex: number };
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
};

/** Installs Lighthouse and the Node that it needs into the cache, unless they are installed. @throws Error when npm fails */
export function ensureLighthouse(): void {
  const installed = join(PERF_DIR, PACKAGES.join('+'));
  if (existsSync(installed)) return;
  console.error('Installing Lighthouse …');
  const args = ['install', '--prefix', installed, '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES];
  if (spawnSync('npm', args, { stdio: ['ignore', 2, 2] }).status !== 0)
    throw new Error('npm could not install Lighthouse; see above.');
}

/** The browser for measurements: that of `CHROME_PATH`, or else the pinned one. */
async function browserEnv(): Promise<NodeJS.ProcessEnv> {
  if (process.env.CHROME_PATH) return process.env;
  const { executablePath, env } = await pinnedLaunchOptions();
  if (!executablePath) throw new Error('There is no pinned browser for this system: set CHROME_PATH.');
  return { ...process.env, ...env, CHROME_PATH: executablePath };
}

/**
 * The figures of one page load in a new browser.
 *
 * @param machine Lighthouse's measure of this machine in an earlier load; the form `slow` needs it
 * @throws Error when the page could not be measured
 */
export async function loadPage(url: string, form: Form, machine = NaN): Promise<Figures> {
  const modules = join(PERF_DIR, PACKAGES.join('+'), 'node_modules');
  const args = [
    join(modules, 'lighthouse', 'cli', 'index.js'),
    url,
    '--output=json',
    '--quiet',
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  const options = { env: await browserEnv(), maxBuffer: 2 ** 28 };
  const { stdout } = await promisify(execFile)(join(modules, '.bin', 'node'), [...args, ...settingsOf(form, machine)], options);
  const { runtimeError, audits, categories, environment } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.code}`);
  const audit = (id: string) => audits[id]?.numericValue ?? NaN;
  const scores = Object.fromEntries(SCORES.map((id) => [id, Math.round((categories[id]?.score ?? NaN) * 100)])) as Record<
    (typeof SCORES)[number],
    number
  >;
  return {
    FCP: audit('first-contentful-paint'),
    LCP: audit('largest-contentful-paint'),
    TBT: audit('total-blocking-time'),
    CLS: audit('cumulative-layout-shift'),
    ...scores,
    machine: environment.benchmarkIndex,
  };
}
