import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, waitForExit } from '../shared/process.ts';

export type Postmaster = {
  pid: number;
  port: number;
  isReady: boolean;
};

/** What a running, or a killed, PostgreSQL wrote about itself in its folder. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      isReady: lines[7]?.trim() === 'ready',
    };
  } catch {
    return null;
  }
}

/** Whether the PostgreSQL of this folder runs at the moment. */
export function isPostmasterAlive(cluster: string): boolean {
  const postmaster = readPostmaster(cluster);
  return postmaster !== null && isAlive(postmaster.pid) && isPostgresOf(postmaster.pid, cluster);
}

/**
 * Stops a server whose parent died without stopping it, and removes the note of
 * one whose process id now belongs to some other program. The caller holds the
 * folder's lock, so nobody is using that server.
 */
export async function removeStalePostmaster(cluster: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return;
  if (!isPostmasterAlive(cluster)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  if (await waitForExit(postmaster.pid, 10_000)) return;
  process.kill(postmaster.pid, 'SIGQUIT');
  await waitForExit(postmaster.pid, 5_000);
}

/**
 * Leaves a small shell behind that waits for the end of this process, however
 * sudden, and then stops the server. Without it a killed program would leave a
 * database running that nobody knows of.
 *
 * @returns sends the shell away, for when the server has ended
 */
export function stopWhenWeDie(pid: number, cluster: string): () => void {
  const script = 'cat; [ "$(head -n 1 "$1")" = "$2" ] && kill -INT "$2"';
  const shell = spawn('sh', ['-c', script, 'sh', join(cluster, 'postmaster.pid'), String(pid)], {
    // The system closes the pipe with the process that holds its other end: us.
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  return () => shell.stdin.end();
}

function isPostgresOf(pid: number, cluster: string): boolean {
  return commandLine(pid).includes(cluster);
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // No /proc (macOS), or the process has just gone.
  }
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
