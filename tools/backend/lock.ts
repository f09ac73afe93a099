import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../shared/process.ts';
import { errorCode, UserError } from '../shared/userError.ts';

/** How long to wait for a lock: a program that was stopped just now is still writing. */
const WAIT_MS = 3000;
// When two processes remove the same stale lock at once, only the later link remains.
const SETTLING_MS = 25;

type Holder = {
  pid: number;
  /** Tells a process from a later one with the same id. Empty where the system does not provide it. */
  startTime: string;
  /** What the user calls the program, for example `npm run inbox`. */
  what: string;
};

/**
 * Locks a data folder for this process: two servers on the same files would destroy them. The lock of a process that has ended
 * does not count.
 *
 * @returns releases the lock
 * @throws UserError that names the holder
 */
export async function lockDataDir(dataDir: string, what: string): Promise<() => void> {
  const file = join(dataDir, 'lock.json');
  const own: Holder = { pid: process.pid, startTime: startTimeOf(process.pid), what };
  const endsAt = Date.now() + WAIT_MS;
  for (;;) {
    const holder = readHolder(file);
    if (!holder || !isRunning(holder)) {
      rmSync(file, { force: true });
      tryToLink(file, own);
      await sleep(SETTLING_MS);
      if (readHolder(file)?.pid === process.pid) return () => rmSync(file, { force: true });
    } else if (Date.now() > endsAt) {
      throw new UserError(
        `Already running: ${holder.what} (process ${holder.pid}) uses ${dataDir}. Use that one, or stop it first with Ctrl-C or: kill ${holder.pid}`,
      );
    } else {
      await sleep(50);
    }
  }
}

/** A link appears complete or not at all, and fails when the file exists. */
function tryToLink(file: string, holder: Holder): void {
  const unlinked = `${file}.${holder.pid}`;
  try {
    writeFileSync(unlinked, JSON.stringify(holder));
    linkSync(unlinked, file);
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') throw cause;
  } finally {
    rmSync(unlinked, { force: true });
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

const isRunning = ({ pid, startTime }: Holder) => isAlive(pid) && startTimeOf(pid) === startTime;

/** Clock ticks since boot on Linux; empty elsewhere. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
