import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedLaunchOptions } from '../shared/browser.ts';

/** Folder of everything that only the measurements need. */
export const PERF_DIR = join('.cache', 'perf');
const MODULES = join(PERF_DIR, 'node_modules');

/** Lighthouse 13 needs a newer Node than the product; it starts the browser with chrome-launcher. */
const PACKAGES = { node: '22.23.3', lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' };

const isThere = ([name, version]: [string, string]) => {
  const file = join(MODULES, name, 'package.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version;
};

/** Installs Lighthouse and the Node that it needs into the cache, unless they are installed. @throws Error when npm fails. */
export function ensureTools(): void {
  if (Object.entries(PACKAGES).every(isThere)) return;
  console.error('Installing Lighthouse …');
  mkdirSync(PERF_DIR, { recursive: true });
  const packages = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
  const { status } = spawnSync('npm', ['install', '--prefix', PERF_DIR, '--save-exact', '--no-audit', '--no-fund', ...packages], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`npm could not install ${packages.join(' ')}; see above.`);
}

/** The browser for measurements: that of `CHROME_PATH`, or else the pinned one. */
async function browserEnv(): Promise<NodeJS.ProcessEnv> {
  if (process.env.CHROME_PATH) return process.env;
  const { executablePath, env } = await pinnedLaunchOptions();
  if (!executablePath) throw new Error('There is no pinned browser for this system: set CHROME_PATH.');
  return { ...process.env, ...env, CHROME_PATH: executablePath };
}

const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';

/**
 * Lighthouse's own report of a page in a new browser, as JSON.
 *
 * @param settings further arguments of Lighthouse's command
 * @throws Error when Lighthouse fails
 */
export async function runLighthouse(url: string, settings: readonly string[]): Promise<unknown> {
  const env = await browserEnv();
  const args = [
    join(MODULES, 'lighthouse', 'cli', 'index.js'),
    url,
    '--output=json',
    '--quiet',
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  const child = spawn(join(MODULES, '.bin', 'node'), [...args, ...settings], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}:\n${Buffer.concat(said).toString()}`);
  return JSON.parse(Buffer.concat(chunks).toString());
}
