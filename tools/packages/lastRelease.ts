import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Mirrors of the registry date what was there before them to the day on which they took it over. */
const FIRST_SURE_DAY = '2025-01-01';

/**
 * The day on which the registry's newest version of a package came out.
 *
 * @returns such as 2026-10-14, or 'before 2025'
 * @throws Error when the registry cannot be asked
 */
async function lastReleaseOf(name: string): Promise<string> {
  const { stdout } = await run('npm', ['view', name, 'version', 'time', '--json'], { maxBuffer: 64 * 1024 * 1024 });
  const { version, time } = JSON.parse(stdout) as { version: string; time: Record<string, string> };
  const day = time[version]?.slice(0, 10);
  if (!day) throw new Error(`The registry does not say when ${name} ${version} came out.`);
  return day < FIRST_SURE_DAY ? `before ${FIRST_SURE_DAY.slice(0, 4)}` : day;
}

/** Those of many packages, a few at a time. */
export async function lastReleases(names: readonly string[]): Promise<Map<string, string>> {
  const AT_ONCE = 8;
  const waiting = [...names];
  const found = new Map<string, string>();
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) found.set(name, await lastReleaseOf(name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
