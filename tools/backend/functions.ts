import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UserError } from '../shared/userError.ts';
import { projectRoot } from '../shared/paths.ts';
import { stopChild } from '../shared/process.ts';
import type { Service } from './supervisor.ts';

const STOP_TIMEOUT_MS = 4000;

export type FunctionsOptions = {
  dataDir: string;
  /** The environment of the functions; they see nothing else. */
  env: Record<string, string>;
};

export type RunningFunctions = {
  /** Base address; a function is at `/<name>`. */
  url: string;
} & Service;

/**
 * Starts all edge functions in one Deno process, which may read only the project and reach only this machine and the hosts that `env`
 * names.
 *
 * @throws UserError when Deno is missing or ends before it listens
 */
export async function startFunctions({ dataDir, env }: FunctionsOptions): Promise<RunningFunctions> {
  const root = projectRoot();
  const functionsDir = join(root, 'supabase', 'functions');
  const runner = join(root, 'tools', 'backend', 'functions-runner.ts');
  const cacheDir = join(dataDir, 'deno');
  mkdirSync(cacheDir, { recursive: true });

  const logFile = join(dataDir, 'functions.log');
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    denoBinary(root),
    [
      ...['run', '--no-prompt', '--cached-only', '--no-lock', '--node-modules-dir=manual'],
      `--allow-net=${allowedHosts(env).join(',')}`,
      '--allow-env',
      `--allow-read=${[functionsDir, join(root, 'node_modules')].join(',')}`,
      runner,
      functionsDir,
    ],
    {
      cwd: root,
      // In a session of its own: Ctrl-C reaches us alone, and we stop it in order.
      detached: true,
      stdio: ['pipe', 'pipe', log],
      env: { ...env, DENO_DIR: cacheDir, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    },
  );
  child.stdin?.on('error', () => undefined);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

  const port = await new Promise<number | null>((resolve) => {
    void exited.then(() => resolve(null));
    child.stdout?.once('data', (line: Buffer) => {
      resolve((JSON.parse(line.toString()) as { port: number }).port);
    });
  });
  closeSync(log);
  if (port === null) {
    throw new UserError(`The edge functions did not start. Correct what ${logFile} reports, and start again.`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    exited,
    stop: () => stopChild(child, 'SIGTERM', STOP_TIMEOUT_MS),
  };
}

/** This machine, and the hosts of the configured addresses. */
function allowedHosts(env: Record<string, string>): string[] {
  const urls = Object.entries(env).filter(([name]) => name.endsWith('_URL'));
  const hosts = urls.flatMap(([, url]) => (URL.canParse(url) ? [new URL(url).hostname] : []));
  return [...new Set(['127.0.0.1', ...hosts.filter((host) => host !== '')])];
}

/** The executable itself: npm's wrapper would be one process more. */
function denoBinary(root: string): string {
  const require = createRequire(join(root, 'package.json'));
  const libc = process.platform === 'linux' ? '-glibc' : '';
  const candidates = [`@deno/${process.platform}-${process.arch}${libc}/package.json`, 'deno/package.json'];
  for (const candidate of candidates) {
    try {
      const file = join(dirname(require.resolve(candidate)), 'deno');
      if (existsSync(file)) return file;
    } catch {
      // Not installed under this name.
    }
  }
  throw new UserError('Deno is not installed. Run npm ci.');
}
