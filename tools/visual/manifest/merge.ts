/** Merges the manifests of two branches by key. As text, the lines of neighboring stories would conflict. */
import type { Manifest } from './manifest.ts';

type Entries<Value> = ReadonlyMap<string, Value>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @returns the merged entries, and the keys that both sides changed, whose value stays ours */
function mergeEntries<Value>(base: Entries<Value>, ours: Entries<Value>, theirs: Entries<Value>) {
  const merged = new Map<string, Value>();
  const unclear: string[] = [];
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const [was, our, their] = [base.get(key), ours.get(key), theirs.get(key)];
    const value = isSame(our, was) ? their : our;
    if (value !== undefined) merged.set(key, value);
    if (!isSame(our, was) && !isSame(their, was) && !isSame(our, their)) unclear.push(key);
  }
  return { merged, unclear };
}

/**
 * @param base the manifest from which both sides come
 * @returns the merged manifest, and the keys of screenshots that both sides changed: only a run can tell what they look like now
 */
export function mergeManifests(base: Manifest, ours: Manifest, theirs: Manifest): { manifest: Manifest; unclear: string[] } {
  const screenshots = mergeEntries(base.screenshots, ours.screenshots, theirs.screenshots);
  const rejected = mergeEntries(base.rejected, ours.rejected, theirs.rejected);
  const environment = isSame(ours.environment, base.environment) ? theirs.environment : ours.environment;
  return {
    manifest: { environment, screenshots: screenshots.merged, rejected: rejected.merged },
    unclear: [...screenshots.unclear, ...rejected.unclear],
  };
}
