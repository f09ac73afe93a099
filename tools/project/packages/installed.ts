import { readFileSync } from 'node:fs';

/** The part of a lock file entry that is read here. */
type Locked = {
  version: string;
  /** The SPDX identifier. */
  license?: string;
  dependencies?: Record<string, string>;
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> };

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;
const manifest = readJson('package.json') as Manifest;

export const directPackages = {
  runtime: Object.keys(manifest.dependencies),
  development: [...Object.keys(manifest.devDependencies), ...Object.keys(manifest.optionalDependencies)].sort(),
};

/**
 * The entry at the top level of the lock file, or the one inside another package if there is no other.
 *
 * @throws Error for a package that is not installed
 */
export function locked(name: string): Locked {
  const path = `node_modules/${name}`;
  const entry = packages[path] ?? Object.entries(packages).find(([key]) => key.endsWith(`/${path}`))?.[1];
  if (!entry) throw new Error(`package-lock.json has no ${name}; run npm install and npm run packages.`);
  return entry;
}

/** The package itself and all of its dependencies. */
export function closureOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const part of Object.keys(locked(name).dependencies ?? {})) closureOf(part, seen);
  return seen;
}
