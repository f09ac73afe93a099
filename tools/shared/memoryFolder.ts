import { statfsSync } from 'node:fs';

const SHARED_MEMORY = '/dev/shm';
const NEEDED_BYTES = 1024 ** 3;

/** The folder of Linux whose files are in memory; undefined where there is none, or a tiny one, as in many containers. */
export function memoryFolder(): string | undefined {
  try {
    const { bsize, bavail } = statfsSync(SHARED_MEMORY);
    return bsize * bavail >= NEEDED_BYTES ? SHARED_MEMORY : undefined;
  } catch {
    return undefined;
  }
}
