import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Island as Part } from '../../lib/island.ts';
import { reloadOnce } from '../../lib/reloadOnce.ts';
import { untilHydrated } from './untilHydrated.ts';

export const states = ['Loaded', 'LoadedLater'] as const;

type Arrival = {
  Content: ComponentType;
  /** Loads what `Content` waits for; absent where it waits for nothing. */
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
 * A part of a page that is complete HTML from the start and answers when the reader comes near it: its code is loaded then. Where it
 * was not prerendered, its code is loaded at once. React hydrates it in a task of its own.
 *
 * Nothing above it may hand it anything that changes: React would throw its HTML away and wait for the code.
 */
export const Island = memo(function Island({ part }: IslandProps) {
  const root = useRef<HTMLDivElement>(null);
  const endWatch = useRef<((isHydrated: boolean) => void) | null>(null);
  // Chosen once a mount: changing the component later would throw its state away.
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
