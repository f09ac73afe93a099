import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

type Entry = { version?: string; optionalDependencies?: Record<string, string>; dev?: boolean };
type Lock = { packages: Record<string, Entry> };

/** Whether Node would find a package from a folder of the lock. */
function isLocked({ packages }: Lock, from: string, name: string): boolean {
  for (let folder = from; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}/node_modules/${name}`]) return true;
  }
  return Boolean(packages[`node_modules/${name}`]);
}

/**
 * Adds to package-lock.json the optional packages of other platforms.
 *
 * npm omits from the lock what the current registry does not serve, which for a mirror may be every platform but its own. Then
 * `npm ci` rejects the lock as incomplete. The entries made here have no integrity hash: npm checks these packages only when they
 * are installed, and only by version.
 *
 * @returns how many were added
 */
export function completeLock(): number {
  const lock = JSON.parse(readFileSync(FILE, 'utf8')) as Lock;
  let added = 0;
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (isLocked(lock, path, name)) continue;
      const words = name.split('/').pop()?.split('-') ?? [];
      const os = SYSTEMS.find((system) => words.includes(system));
      const cpu = PROCESSORS.find((processor) => words.includes(processor));
      const entry = {
        version: range.replace(/^[\^~]/, ''),
        ...(cpu && { cpu: [cpu] }),
        ...(dev && { dev }),
        optional: true,
        ...(os && { os: [os] }),
      };
      lock.packages[`node_modules/${name}`] = entry;
      added += 1;
    }
  }
  if (added === 0) return 0;
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  return added;
}
