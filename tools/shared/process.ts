import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id exists, ours or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}

/** Waits for a process that need not be a child. Gives false on time-out. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const giveUpAt = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > giveUpAt) return false;
    await sleep(20);
  }
  return true;
}

/** Asks a child to stop, and forces it when it has not after `milliseconds`. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals, milliseconds: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  await exited;
  clearTimeout(force);
}
