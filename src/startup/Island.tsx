import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Lazy } from '../lib/lazyModule.ts';
import { reloadOnce } from './reloadOnce.ts';
import { untilHydrated } from './untilHydrated.ts';

type Part = Lazy<{ default: ComponentType }>;

type IslandContent = {
  Content: ComponentType;
  /** Loads the code that `Content` suspends for; undefined if it is loaded already. */
  load?: () => Promise<void>;
};

function contentOf(part: Part): IslandContent {
  if (part.loaded) return { Content: part.loaded.default };
  let resolve: (module: { default: ComponentType }) => void;
  const loaded = new Promise<{ default: ComponentType }>((resolveLoaded) => (resolve = resolveLoaded));
  return {
    Content: lazy(() => loaded),
    load: async () => resolve(await part.load()),
  };
}

function HydrationEffect({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

export type IslandProps = {
  part: Part;
};

/**
 * A part of a page that is prerendered and hydrated when it comes near the viewport. If it was not prerendered, its code loads
 * immediately.
 *
 * Its props and context must not change before that: React would discard the HTML and wait for the code.
 */
export const Island = memo(function Island({ part }: IslandProps) {
  const root = useRef<HTMLDivElement>(null);
  const endWatch = useRef<((isHydrated: boolean) => void) | null>(null);
  // Chosen once per mount, because another component would lose the state.
  const [{ Content, load }] = useState(() => contentOf(part));
  const [content] = useState(() => (
    <Suspense>
      <Content />
      <HydrationEffect
        onHydrated={() => {
          endWatch.current?.(true);
          endWatch.current = null;
        }}
      />
    </Suspense>
  ));

  useEffect(() => {
    if (!load || !root.current) return undefined;
    if (!root.current.hasChildNodes()) {
      load().catch(() => reloadOnce());
      return undefined;
    }
    endWatch.current = untilHydrated(root.current, load);
    return () => endWatch.current?.(false);
  }, [load]);

  return <div ref={root}>{content}</div>;
});
