import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { HeadContext, type HeadWriter } from '../seo/Head.tsx';

/** Loads the head's writer when the visitor goes on to another page, or when a page needs it. */
export function HeadProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [writer, setWriter] = useState<HeadWriter | null>(null);
  const first = useRef(pathname);
  const isAsked = useRef(false);

  const need = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    importWithRetry(() => import('../seo/helmetWriter.tsx')).then(
      ({ createHelmetWriter }) => {
        setWriter(createHelmetWriter({}));
      },
      () => (isAsked.current = false),
    );
  }, []);

  useEffect(() => {
    if (pathname !== first.current) need();
  }, [pathname, need]);

  const value = useMemo(() => ({ writer, need }), [writer, need]);
  return <HeadContext.Provider value={value}>{children}</HeadContext.Provider>;
}
