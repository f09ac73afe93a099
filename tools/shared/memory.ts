import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of all descendants of a process, by program. What processes share is divided equally among them. Linux only: other systems do
 * not report shared memory separately.
 *
 * @returns null if it is unknown
 */
export function memoryBelow(pid: number): { name: string; megabytes: number }[] | null {
  if (process.platform !== 'linux') return null;
  const parents = new Map(
    readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((entry) => [Number(entry), readField(Number(entry), 'status', 'PPid')]),
  );
  const isBelow = (child: number): boolean => {
    const parent = parents.get(child);
    return parent !== undefined && parent !== null && (parent === pid || isBelow(parent));
  };
  const byName = new Map<string, number>();
  for (const child of [...parents.keys()].filter(isBelow)) {
    const kilobytes = readField(child, 'smaps_rollup', 'Pss');
    if (kilobytes === null) continue;
    const name = readFileSync(`/proc/${child}/comm`, 'utf8').trim();
    byName.set(name, (byName.get(name) ?? 0) + kilobytes / 1024);
  }
  return [...byName].map(([name, megabytes]) => ({ name, megabytes }));
}

/** Reads a number from one of a process's files in `/proc`; null when the process has ended. */
function readField(pid: number, file: string, field: string): number | null {
  try {
    const found = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
    return found ? Number(found[1]) : null;
  } catch {
    return null;
  }
}
