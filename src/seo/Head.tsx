import { createContext, useContext, useEffect, type ComponentType } from 'react';
import type { RouteId } from '../config/paths.ts';
import type { JobPosting } from '../content/jobs/types.ts';
import type { SeoContent } from '../content/types.ts';

export type SeoProps = {
  /** The page; null for the answer to an unknown path, which has no address of its own. */
  route: RouteId | null;
  seo: SeoContent;
};

/** Writes into the document's head what components ask for. They draw nothing in the page. */
export type HeadWriter = {
  /** Title, description, social tags, canonical address, structured data. */
  PageHead: ComponentType<SeoProps>;
  /** The description of a vacancy. */
  JobPostingHead: ComponentType<{ job: JobPosting }>;
};

/**
 * Who writes the page's head, and how to say that one is needed. Prerendering has a writer from the start. In the browser there is
 * none at first: the prerendered head is right until the page changes, so whatever writes one is loaded then.
 */
export const HeadContext = createContext<{ writer: HeadWriter | null; need: () => void }>({
  writer: null,
  need: () => undefined,
});

/** Has the head written anew once it is no longer what was prerendered. */
export function useChangedHead(hasChanged: boolean): void {
  const { need } = useContext(HeadContext);
  useEffect(() => {
    if (hasChanged) need();
  }, [hasChanged, need]);
}
