import type { ChildProcess, ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './userError.ts';

/** Whether a process with this id exists, ours or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return errorCode(cause) === 'EPERM';
  }
}

/** Waits for a process that need not be a child. @returns false on timeout */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const endsAt = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > endsAt) return false;
    await sleep(20);
  }
  return true;
}

/** Resolves when a child has ended, or could not be started. */
export async function ended(child: ChildProcess): Promise<void> {
  await once(child, 'exit').catch(() => undefined);
}

/** Waits for a child to end. @returns its exit code, and what it printed on both channels */
export async function outcomeOf(
  child: ChildProcessByStdio<null, Readable, Readable>,
): Promise<{ code: number | null; output: string }> {
  const [closed, stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { code: closed[0] as number | null, output: stdout + stderr };
}

/**
 * Sends a child a signal, and SIGKILL when it still runs after `milliseconds`.
 *
 * @param isLeader sends them to the child's whole process group; for a detached child
 */
export async function stopChild(
  child: ChildProcess,
  signal: NodeJS.Signals,
  milliseconds: number,
  { isLeader = false } = {},
): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  const send = (name: NodeJS.Signals) => process.kill(isLeader ? -pid : pid, name);
  send(signal);
  const force = setTimeout(send, milliseconds, 'SIGKILL');
  await exited;
  clearTimeout(force);
}
