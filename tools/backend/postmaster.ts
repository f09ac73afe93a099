import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, waitForExit } from '../shared/process.ts';
import { timeLimit } from '../shared/timeLimit.ts';

/** What a running or killed PostgreSQL has written about itself in its folder; null when there is nothing. */
export function readPostmaster(cluster: string) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** Whether the PostgreSQL of this folder is running. */
export function isPostmasterAlive(cluster: string): boolean {
  const pid = readPostmaster(cluster)?.pid;
  return pid !== undefined && isAlive(pid) && commandLine(pid).includes(cluster);
}

/**
 * Stops a server whose parent died without stopping it, and removes its `postmaster.pid`. The caller holds the folder's lock, so
 * no other program uses that server.
 */
export async function removeStalePostmaster(cluster: string): Promise<void> {
  const pid = readPostmaster(cluster)?.pid;
  if (pid === undefined) return;
  if (!isPostmasterAlive(cluster)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  if (await waitForExit(pid, timeLimit(10_000))) return;
  process.kill(pid, 'SIGQUIT');
  await waitForExit(pid, timeLimit(5_000));
}

/**
 * Starts a small shell that waits until this process ends, even when it is killed, and then stops the server, which would
 * otherwise keep running.
 *
 * @returns ends the shell, for when the server has stopped
 */
export function stopWhenWeDie(pid: number, cluster: string): () => void {
  const script = 'cat; [ "$(head -n 1 "$1")" = "$2" ] && kill -INT "$2"';
  const shell = spawn('sh', ['-c', script, 'sh', join(cluster, 'postmaster.pid'), String(pid)], {
    // The system closes the pipe together with the process that holds its other end: us.
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  return () => shell.stdin.end();
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // macOS has no /proc.
  }
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
