import { Suspense, useEffect, useRef, useState } from 'react';
import { matchRoutes, Navigate, useLocation, useRoutes, type Location, type RouteObject } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { paths, type RouteId } from '../config/paths.ts';
import { RoutePrefetchProvider } from '../hooks/useRoutePrefetch.ts';
import FailedPage from '../pages/FailedPage.tsx';
import { Hydrated } from './Hydrated.tsx';
import { lazyPage, type LazyPage } from './lazyPage.tsx';
import { exactly, notFoundRoute, redirects, routes } from './routes.ts';

/** Keeps the query and the fragment. */
function RedirectTo({ target }: { target: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: target, search, hash }} />;
}

const table: RouteObject[] = [
  ...[...routes, notFoundRoute].map((route) => {
    const Page = lazyPage(route);
    return { ...exactly(route.path), element: <Page />, handle: Page };
  }),
  ...redirects.map(({ path, target }) => ({ ...exactly(path), element: <RedirectTo target={target} /> })),
];

/** The page at a path; undefined if it redirects. */
export const pageAt = (pathname: string): LazyPage | undefined =>
  matchRoutes(table, pathname)?.[0]?.route.handle as LazyPage | undefined;

/** After each change of path, scrolls to the fragment or the top, and focuses the fragment's element or the page's heading. */
function useRouteChange({ pathname, hash }: Location, announce: (title: string) => void) {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = document.getElementById(hash.slice(1));
    // Instantly, also on a page that scrolls smoothly.
    const scroll = () => {
      if (target) target.scrollIntoView({ behavior: 'instant' });
      else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    };
    scroll();
    // A smooth scroll of the previous page can move this one in its last frame.
    const frame = requestAnimationFrame(scroll);
    const focused = target ?? document.querySelector<HTMLElement>('main h1');
    focused?.setAttribute('tabindex', '-1');
    focused?.focus({ preventScroll: true });
    announce(document.title);
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, announce]);
}

/** Announces each page's title to screen readers, as a browser does when it loads a document. */
function RouteAnnouncer() {
  const location = useLocation();
  const [announcement, setAnnouncement] = useState('');
  useRouteChange(location, setAnnouncement);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

const prefetch = (route: RouteId) =>
  void pageAt(paths[route])
    ?.preloadWhole()
    .catch(() => undefined);

/** The page of the current address. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const page = useRoutes(table);

  return (
    <RoutePrefetchProvider value={prefetch}>
      <Suspense>
        <ErrorBoundary key={pathname} fallback={<FailedPage />}>
          {page}
        </ErrorBoundary>
        <RouteAnnouncer />
        <Hydrated />
      </Suspense>
    </RoutePrefetchProvider>
  );
}
