import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { UserError } from '../shared/userError.ts';
import { projectRoot } from '../shared/paths.ts';
import { ended, stopChild } from '../shared/process.ts';
import { timeLimit } from '../shared/timeLimit.ts';
import { requireGlibc } from './glibc.ts';
import type { BackendProcess } from './supervisor.ts';

const STOP_TIMEOUT_MS = 4000;
const RESPONSE_TIMEOUT_MS = 10_000;

/** Of the site, and of reviewers' decisions about screenshots, which hosted are a project of their own. */
export const FUNCTIONS_FOLDERS = ['supabase/functions', 'tools/visual/review/supabase/functions'];

/** Where the functions log, and Deno reports why one cannot be loaded. */
export const functionsLog = (dataDir: string): string => join(dataDir, 'functions.log');

/**
 * Starts all edge functions in one Deno process; a function's address is `<url>/<name>`. It may read only the project and reach
 * only this machine and the hosts that `env` names.
 *
 * @param env the environment of the functions; they see nothing else
 * @throws UserError without glibc, when Deno is missing or ends before it listens
 */
export async function startFunctions(dataDir: string, env: Record<string, string>): Promise<BackendProcess> {
  requireGlibc();
  const root = projectRoot();
  requireReadablePath(realpathSync(join(root, 'node_modules')));
  const runner = join(root, 'tools', 'backend', 'functions-runner.ts');
  const cacheDir = join(dataDir, 'deno');
  mkdirSync(cacheDir, { recursive: true });

  const logFile = functionsLog(dataDir);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    denoBinary(root),
    [
      'run',
      '--no-prompt',
      '--cached-only',
      '--no-lock',
      '--node-modules-dir=manual',
      `--allow-net=${allowedHosts(env).join(',')}`,
      '--allow-env',
      // Relative to the working directory, because Deno splits this list at commas, which the project's own path may contain.
      `--allow-read=${[...FUNCTIONS_FOLDERS, 'node_modules'].join(',')}`,
      runner,
      ...FUNCTIONS_FOLDERS.map((folder) => pathToFileURL(`${join(root, folder)}/`).href),
    ],
    {
      cwd: root,
      // It has its own session: Ctrl-C reaches only us, and we stop it in order.
      detached: true,
      stdio: ['pipe', 'pipe', log],
      env: { ...env, DENO_DIR: cacheDir, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    },
  );
  const { stdin, stdout } = child as ChildProcessByStdio<Writable, Readable, null>;
  stdin.on('error', () => undefined);
  const exited = ended(child);
  closeSync(log);
  const printed = (await Promise.race([once(stdout, 'data'), exited])) as [Buffer] | undefined;
  if (!printed) {
    throw new UserError(`The edge functions did not start. Correct what ${logFile} reports, and start again.`);
  }
  const { port } = JSON.parse(printed[0].toString()) as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    exited,
    stop: () => stopChild(child, 'SIGTERM', timeLimit(STOP_TIMEOUT_MS)),
  };
}

/**
 * Asks each function for a response, as a browser does before it posts.
 *
 * @returns what is wrong, as a sentence with the first reason; null when all respond
 */
export async function findBrokenFunctions(url: string, dataDir: string): Promise<string | null> {
  const names = FUNCTIONS_FOLDERS.map((folder) => join(projectRoot(), folder)).flatMap((folder) =>
    readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts'))),
  );
  const isBroken = async (name: string) => {
    const response = await fetch(`${url}/${name}`, {
      method: 'OPTIONS',
      signal: AbortSignal.timeout(timeLimit(RESPONSE_TIMEOUT_MS)),
    });
    await response.body?.cancel();
    return !response.ok;
  };
  const answers = await Promise.all(names.map(async (name) => ((await isBroken(name).catch(() => true)) ? [name] : [])));
  const broken = answers.flat();
  if (broken.length === 0) return null;
  const [, reason = 'no reason'] =
    /"boot_error","message":"((?:[^"\\]|\\.)*?)(?:\\n|")/.exec(readFileSync(functionsLog(dataDir), 'utf8')) ?? [];
  return `These functions do not start: ${broken.join(', ')}. The first reports: ${reason} (all of it: ${functionsLog(dataDir)})`;
}

/** @throws UserError when the folder of the packages has a name that Deno cannot read */
function requireReadablePath(packages: string): void {
  const [part] = /%(2f|5c)/i.exec(packages) ?? [];
  if (!part) return;
  throw new UserError(
    `Deno reads the ${part} in ${packages} as a slash and loads no package from there. Rename that folder, for example with - in place of ${part}, and start again.`,
  );
}

/** This machine, and the hosts of the configured addresses. */
function allowedHosts(env: Record<string, string>): string[] {
  const urls = Object.entries(env).filter(([name]) => name.endsWith('_URL'));
  const hosts = urls.flatMap(([, url]) => (URL.canParse(url) ? [new URL(url).hostname] : []));
  return [...new Set(['127.0.0.1', ...hosts.filter((host) => host !== '')])];
}

/** The executable itself: npm's wrapper would be another process. */
function denoBinary(root: string): string {
  const libc = process.platform === 'linux' ? '-glibc' : '';
  try {
    return createRequire(join(root, 'package.json')).resolve(`@deno/${process.platform}-${process.arch}${libc}/deno`);
  } catch {
    throw new UserError('Deno is not installed. Run npm ci.');
  }
}
