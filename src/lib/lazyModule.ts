import { randomUuid } from './randomUuid.ts';

/** Code or data that is loaded when it is needed. */
export type Lazy<Value> = {
  /** The value; undefined until it is loaded. */
  readonly loaded: Value | undefined;
  /** Loads it once; can be called again after a failure. */
  load: () => Promise<Value>;
  /** Loads it before it is needed. A failure is ignored: what needs it calls `load`. */
  prefetch: () => void;
};

export function loadOnce<Value>(load: () => Promise<Value>): Lazy<Value> {
  let loaded: Value | undefined;
  let loading: Promise<Value> | undefined;
  const loadOrJoin = () => {
    loading ??= load().then(
      (value) => (loaded = value),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    get loaded() {
      return loaded;
    },
    load: loadOrJoin,
    prefetch: () => void loadOrJoin().catch(() => undefined),
  };
}

/**
 * Chromium and Firefox cache a failed import for the life of the page, so the retry uses a new address, made from the one in their error.
 * Safari retries by itself.
 */
async function importWithRetry<Module>(importModule: () => Promise<Module>): Promise<Module> {
  try {
    return await importModule();
  } catch (error) {
    const address = /https?:\/\/\S+\.js/.exec(String(error))?.[0];
    if (!address) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${randomUuid()}`)) as Module;
  }
}

/**
 * A module in a chunk of its own: `lazyModule(() => import('./LeadModal.tsx'))`. A visitor who was offline for a moment keeps what was
 * typed, because a failed import is repeated.
 */
export const lazyModule = <Module>(importModule: () => Promise<Module>): Lazy<Module> =>
  loadOnce(() => importWithRetry(importModule));
