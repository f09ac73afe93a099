import type { ComponentType } from 'react';
import { importWithRetry } from './importWithRetry.ts';

/** A part of a page with code of its own. */
export type Island = {
  /** Undefined until it is loaded. */
  readonly Loaded: ComponentType | undefined;
  /** Loads it once; after a failure, once more. */
  load: () => Promise<ComponentType>;
};

const parts = new Set<Island>();

/**
 * Declares a part of a page that a visitor's browser need not have until its reader comes near: `components/Island` renders it.
 *
 * @param load its module, whose default export takes no props
 */
export function island(load: () => Promise<{ default: ComponentType }>): Island {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const part: Island = {
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
  parts.add(part);
  return part;
}

/** Loads the parts of all pages whose code is there, for Storybook: a story of a page shows all of it, at once. */
export async function loadIslands(): Promise<void> {
  for (const part of parts) await part.load();
}
