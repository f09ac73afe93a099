import { readFileSync } from 'node:fs';

/** The part of a lock file entry that is read here. */
type Locked = {
  version: string;
  /** The SPDX identifier. */
  license?: string;
  dependencies?: Record<string, string>;
};

/** Every package that may reach a visitor: those of `dependencies` and all that they depend on, by name. */
export function reachingPackages(): Map<string, Locked> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const reaching = new Map<string, Locked>();
  const add = (name: string): void => {
    if (reaching.has(name)) return;
    // Where a package is: at the top level of the lock file, or inside another package if there is no other.
    const path = `node_modules/${name}`;
    const entry = packages[path] ?? Object.entries(packages).find(([key]) => key.endsWith(`/${path}`))?.[1];
    if (!entry) throw new Error(`package-lock.json has no ${name}; run npm install and npm run packages.`);
    reaching.set(name, entry);
    Object.keys(entry.dependencies ?? {}).forEach(add);
  };
  Object.keys(packages['']?.dependencies ?? {}).forEach(add);
  return reaching;
}
