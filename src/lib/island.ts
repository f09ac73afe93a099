import type { ComponentType } from 'react';
import { importWithRetry } from './importWithRetry.ts';

/** A part of a page or of a dialog whose code is a chunk of its own, and is loaded after what surrounds it. */
export type Island<Props = object> = {
  /** Undefined until it is loaded. */
  readonly Loaded: ComponentType<Props> | undefined;
  /** Loads it once; can be called again after a failure. */
  load: () => Promise<ComponentType<Props>>;
};

const islands = new Set<{ load: () => Promise<unknown> }>();

/** Declares an island. @param load imports its module, whose default export is the component */
export function island<Props = object>(load: () => Promise<{ default: ComponentType<Props> }>): Island<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const declared: Island<Props> = {
    get Loaded() {
      return Loaded;
    },
    load: () => {
      loading ??= importWithRetry(load).then(
        (module) => (Loaded = module.default),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  islands.add(declared);
  return declared;
}

/** Loads every declared island, for Storybook: a story of a page shows all of it. */
export async function loadIslands(): Promise<void> {
  for (const declared of islands) await declared.load();
}

/** Files in the browser's cache are loaded sooner. */
const BRIEFLY_MS = 50;

/**
 * Waits a moment for an island, so that what stands in its place does not flash.
 *
 * @throws the browser's error when the island cannot be loaded
 */
export async function waitBriefly({ load }: { load: () => Promise<unknown> }): Promise<void> {
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, BRIEFLY_MS))]);
}
