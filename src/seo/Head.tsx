import { createContext, useContext, useEffect, type ComponentType, type ReactNode } from 'react';

/** Writes head elements into the document. */
export type HeadWriter = ComponentType<{ children: ReactNode }>;

/**
 * Who writes the page's head, and how to say that one is needed. Prerendering has a writer from the start. In the browser there is
 * none at first: the prerendered head is right until the page changes, so the library that changes it is loaded then.
 */
export const HeadContext = createContext<{ Writer: HeadWriter | null; need: () => void }>({
  Writer: null,
  need: () => undefined,
});

/** Elements of the page's head. Draws nothing in the page. */
export function Head({ children }: { children: ReactNode }) {
  const { Writer } = useContext(HeadContext);
  return Writer ? <Writer>{children}</Writer> : null;
}

/** Has the head written anew once it is no longer what was prerendered. */
export function useChangedHead(hasChanged: boolean): void {
  const { need } = useContext(HeadContext);
  useEffect(() => {
    if (hasChanged) need();
  }, [hasChanged, need]);
}
