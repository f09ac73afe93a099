import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The server is unpacked from Debian's package without installing it. */
const UNPACKED = resolve('.cache', 'nginx');
const START_LIMIT_MS = 10_000;

const isUsable = (program: string) => spawnSync(program, ['-v']).status === 0;
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: UNPACKED, stdio: 'ignore' }).status === 0;

/** Downloads Debian's nginx, which is in one of two packages, depending on the release. */
function unpack(): void {
  mkdirSync(UNPACKED, { recursive: true });
  const fetched = ['nginx', 'nginx-light'].filter((name) => run('apt-get', ['download', name]));
  if (fetched.length === 0 && process.getuid?.() === 0 && run('apt-get', ['update'])) {
    for (const name of ['nginx', 'nginx-light']) run('apt-get', ['download', name]);
  }
  for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'))) run('dpkg', ['-x', file, '.']);
}

/** The machine's nginx, or else Debian's; undefined if there is neither. */
export function findNginx(): string | undefined {
  const programs = ['nginx', '/usr/sbin/nginx', join(UNPACKED, 'usr', 'sbin', 'nginx')];
  const present = programs.find(isUsable);
  if (present) return present;
  unpack();
  return programs.find(isUsable);
}

/** Writes a configuration that includes the site's `nginx.conf`: one process, which writes to `dir` alone. */
function configure(siteDir: string, dir: string, port: number): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(dir, name)};`);
  return [
    'daemon off;',
    'master_process off;',
    `pid ${join(dir, 'nginx.pid')};`,
    'error_log stderr;',
    'events {}',
    `http { access_log off; ${folders.join(' ')}`,
    `server { listen 127.0.0.1:${port}; root ${siteDir}; include ${join(siteDir, 'nginx.conf')}; } }`,
  ].join('\n');
}

/**
 * Serves a built site with its own `nginx.conf`.
 *
 * @throws Error with the output of nginx when it does not start
 */
export async function startNginx(program: string, siteDir: string, port: number): Promise<{ stop: () => Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, configure(resolve(siteDir), dir, port));
  const child = spawn(program, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit && child.exitCode === null;) {
    await sleep(50);
    const isUp = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { stop };
  }
  await stop();
  throw new Error(`nginx does not start: ${output.join('')}`);
}
