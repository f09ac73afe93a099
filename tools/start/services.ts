import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../shared/paths.ts';
import { stopChild } from '../shared/process.ts';

const STOP_TIMEOUT_MS = 30_000;

/** A program of the project, by its file, and its arguments. It calls `reportReady` once it can be used. */
export type Service = readonly [file: string, ...args: string[]];

/**
 * Runs services together: each starts when the one before it is ready, and all stop, the last one first, when one of them ends.
 * They print their own errors.
 *
 * @param onReady gets the address of the last service; a process that it returns belongs to the services
 * @returns the exit code of the first to end, or 0 when `stopped` resolves first
 */
export async function runServices(
  services: readonly Service[],
  stopped: Promise<void>,
  onReady: (url: string) => ChildProcess | undefined,
): Promise<number> {
  const children: ChildProcess[] = [];
  const ends = [stopped.then(() => 0)];
  const add = (child: ChildProcess) => {
    children.push(child);
    ends.push(exitCodeOf(child));
    return child;
  };
  try {
    let url = '';
    for (const [file, ...args] of services) {
      const ready = once(add(forkService(file, args)), 'message') as Promise<[{ url: string }]>;
      const outcome = await Promise.race([ready, ...ends]);
      if (typeof outcome === 'number') return outcome;
      [{ url }] = outcome;
    }
    const foreground = onReady(url);
    if (foreground) add(foreground);
    return await Promise.race(ends);
  } finally {
    for (const child of children.reverse()) await stopChild(child, 'SIGTERM', STOP_TIMEOUT_MS, { isLeader: child.connected });
  }
}

/**
 * Each service is in a session of its own: Ctrl-C reaches only us, and we stop the services in order. A service whose channel closes
 * stops itself.
 */
const forkService = (file: string, args: string[]) =>
  fork(file, args, {
    cwd: projectRoot(),
    execArgv: ['--import', 'tsx'],
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

async function exitCodeOf(child: ChildProcess): Promise<number> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal === 'SIGKILL') console.error(`${child.spawnargs.join(' ')} was killed. Start again.`);
  return code ?? 1;
}
