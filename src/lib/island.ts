import type { ComponentType } from 'react';
import { importWithRetry } from './importWithRetry.ts';

/** A part of a page whose code is a chunk of its own, and is loaded when a reader comes near. */
export type Island = {
  /** Undefined until it is loaded. */
  readonly Loaded: ComponentType | undefined;
  /** Loads it once; can be called again after a failure. */
  load: () => Promise<ComponentType>;
};

const islands = new Set<Island>();

/** Declares an island, which `components/Island` renders. @param load imports its module; the default export takes no props */
export function island(load: () => Promise<{ default: ComponentType }>): Island {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const declared: Island = {
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
