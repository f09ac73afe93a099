import { Suspense, useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { paths, type RouteId } from '../config/paths.ts';
import { RoutePrefetchProvider } from '../hooks/useRoutePrefetch.ts';
import FailedPage from '../pages/FailedPage.tsx';
import { applyLaterFonts } from '../theme/index.ts';
import { Hydrated } from './Hydrated.tsx';
import { lazyPage, type LazyPage } from './lazyPage.tsx';
import { matchRoute, notFoundRoute, redirectTarget, routes } from './routes.ts';

const pages = new Map<string, LazyPage>([...routes, notFoundRoute].map((route) => [route.path, lazyPage(route)]));

const elements = new Map([...pages].map(([path, Page]) => [path, <Page key={path} />]));

/** Loads the code that the page at a path is hydrated with. */
export async function preloadPage(pathname: string): Promise<void> {
  await pages.get(matchRoute(pathname).path)?.preload();
}

/** Loads all the code of the page at a path. */
export async function preloadWholePage(pathname: string): Promise<void> {
  await pages.get(matchRoute(pathname).path)?.preloadWhole();
}

/** After each change of path, scrolls to the fragment or the top, and focuses the fragment's element or the page's heading. */
function useRouteChange({ pathname, hash }: Location, announce: (title: string) => void) {
  const previous = useRef(pathname);
  // When the page is replaced. After the paint of the next one, its lines would move.
  useInsertionEffect(() => applyLaterFonts, [pathname]);
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

/** Keeps the query and the fragment. */
function RedirectTo({ target }: { target: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: target, search, hash }} />;
}

/** The page of the current address. No path has parameters, so the router's own table would rank routes only to find an equal path. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const target = redirectTarget(pathname);
  const prefetch = useCallback((route: RouteId) => {
    preloadWholePage(paths[route]).catch(() => undefined);
  }, []);

  return (
    <RoutePrefetchProvider value={prefetch}>
      <Suspense>
        <ErrorBoundary key={pathname} fallback={<FailedPage />}>
          {target ? <RedirectTo target={target} /> : elements.get(matchRoute(pathname).path)}
        </ErrorBoundary>
        <RouteAnnouncer />
        <Hydrated />
      </Suspense>
    </RoutePrefetchProvider>
  );
}
