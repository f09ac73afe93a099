import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { explainDiskError } from './dataDir.ts';
import { UserError } from '../shared/userError.ts';
import { errorCode } from '../shared/ports.ts';
import { isAlive } from '../shared/process.ts';

// Two that clear away one stale lock at the same moment: only the last one's stays.
const SETTLING_MS = 25;

/** Who uses a data folder at the moment. */
type Holder = {
  pid: number;
  /** Tells a process from a later one with the same id, where that can be known. */
  startTime: string;
  /** As a person would say it, for example `the site at http://127.0.0.1:4173`. */
  what: string;
};

/**
 * Takes a data folder for this process: two servers on the same files would
 * destroy them. The lock of a process that is gone counts for nothing.
 *
 * @param waitMs how long to wait for the present holder to let go
 * @returns lets go
 * @throws UserError that names the holder
 */
export async function lockDataDir(dataDir: string, what: string, waitMs: number): Promise<() => void> {
  const file = join(dataDir, 'lock.json');
  const holder: Holder = { pid: process.pid, startTime: startTimeOf(process.pid), what };
  const giveUpAt = Date.now() + waitMs;
  for (;;) {
    const present = readHolder(file);
    if (!present || !isSame(present)) {
      rmSync(file, { force: true });
      tryToLink(dataDir, file, holder);
      await sleep(SETTLING_MS);
      if (readHolder(file)?.pid === process.pid) return () => rmSync(file, { force: true });
    } else if (Date.now() > giveUpAt) {
      throw new UserError(
        `Already running: ${present.what} (process ${present.pid}) uses ${dataDir}. Use that one, or stop it first with Ctrl-C or: kill ${present.pid}`,
      );
    } else {
      await sleep(50);
    }
  }
}

/** A link appears at once and complete, and fails where there is one already. */
function tryToLink(dataDir: string, file: string, holder: Holder): void {
  const own = `${file}.${holder.pid}`;
  try {
    writeFileSync(own, JSON.stringify(holder));
    linkSync(own, file);
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') throw explainDiskError(cause, dataDir) ?? cause;
  } finally {
    rmSync(own, { force: true });
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isSame(holder: Holder): boolean {
  return isAlive(holder.pid) && startTimeOf(holder.pid) === holder.startTime;
}

/** Clock ticks since boot, on Linux; elsewhere nothing, and the id alone decides. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
