import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteId } from '../config/paths.ts';
import { brand } from '../content/brand.ts';
import type { JobPosting } from '../content/jobs/types.ts';
import type { SeoContent } from '../content/types.ts';
import { lazyModule } from '../lib/lazyModule.ts';
import type { HeadWriter } from './helmetWriter.tsx';

/** `writer`: null until it is loaded. `loadWriter`: called when the head must differ from the prerendered one. */
export const HeadContext = createContext<{ writer: HeadWriter | null; loadWriter: () => void }>({
  writer: null,
  loadWriter: () => undefined,
});

const helmetWriter = lazyModule(() => import('./helmetWriter.tsx'));

/** In the browser the prerendered head is right until the page changes: only then is the writer's code loaded. */
export function HeadProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [writer, setWriter] = useState<HeadWriter | null>(null);
  const firstPathname = useRef(pathname);

  const loadWriter = useCallback(() => {
    helmetWriter.load().then(
      ({ createHelmetWriter }) => setWriter((current) => current ?? createHelmetWriter({})),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (pathname !== firstPathname.current) loadWriter();
  }, [pathname, loadWriter]);

  const value = useMemo(() => ({ writer, loadWriter }), [writer, loadWriter]);
  return <HeadContext.Provider value={value}>{children}</HeadContext.Provider>;
}

export const pageTitle = ({ title }: SeoContent): string => `${title} | ${brand.name}`;

/** @param route null for the not-found page, which has no address of its own */
export function PageHead({ route, seo }: { route: RouteId | null; seo: SeoContent }) {
  const { writer } = useContext(HeadContext);
  const title = pageTitle(seo);
  // The writer's code may still be loading.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return writer ? <writer.PageTags route={route} title={title} seo={seo} /> : null;
}

/** Structured data of an open job; removed when the job closes. */
export function JobPostingHead({ job, isClosed }: { job: JobPosting; isClosed: boolean }) {
  const { writer, loadWriter } = useContext(HeadContext);
  useEffect(() => {
    if (isClosed) loadWriter();
  }, [isClosed, loadWriter]);
  return writer && !isClosed ? <writer.JobPostingTags job={job} /> : null;
}
