import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Island as Part } from '../../lib/island.ts';
import { reloadOnce } from '../../lib/reloadOnce.ts';
import { untilHydrated } from './untilHydrated.ts';

type Arrival = {
  Content: ComponentType;
  /** Loads the code that `Content` suspends for; undefined if it is loaded already. */
  ask?: () => Promise<void>;
};

function arrivalOf(part: Part): Arrival {
  if (part.Loaded) return { Content: part.Loaded };
  let arrive: (content: { default: ComponentType }) => void;
  const arrived = new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve));
  return {
    Content: lazy(() => arrived),
    ask: async () => arrive({ default: await part.load() }),
  };
}

function Answering({ onAnswer }: { onAnswer: () => void }) {
  useEffect(onAnswer, [onAnswer]);
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
  const [{ Content, ask }] = useState(() => arrivalOf(part));
  const [content] = useState(() => (
    <Suspense>
      <Content />
      <Answering
        onAnswer={() => {
          endWatch.current?.(true);
          endWatch.current = null;
        }}
      />
    </Suspense>
  ));

  useEffect(() => {
    if (!ask || !root.current) return undefined;
    if (!root.current.hasChildNodes()) {
      ask().catch(() => reloadOnce());
      return undefined;
    }
    endWatch.current = untilHydrated(root.current, ask);
    return () => endWatch.current?.(false);
  }, [ask]);

  return <div ref={root}>{content}</div>;
});
