import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Navigate, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { paths, type RouteId } from '../config/paths.ts';
import { RoutePrefetchProvider } from '../hooks/useRoutePrefetch.ts';
import FailedPage from '../pages/FailedPage.tsx';
import { Hydrated } from './Hydrated.tsx';
import { lazyPage, type LazyPage } from './lazyPage.tsx';
import { matchRoute, notFoundRoute, redirects, routes } from './routes.ts';

const pages = new Map<string, LazyPage>([...routes, notFoundRoute].map((route) => [route.path, lazyPage(route)]));

const elements = new Map([...pages].map(([path, Page]) => [path, <Page key={path} />]));

/** Loads the code that hydrates the page at a path. */
export async function preloadPage(pathname: string): Promise<void> {
  await pages.get(matchRoute(pathname).path)?.preload();
}

/** Loads all the code of the page at a path, so that it renders whole and without waiting. */
export async function preloadWholePage(pathname: string): Promise<void> {
  await pages.get(matchRoute(pathname).path)?.preloadWhole();
}

/**
 * On a change of path, not at the first one: to the part of the page that the address names, or to the top, and focus to that part or
 * to the page's heading.
 */
function useArrival({ pathname, hash }: Location, announce: (title: string) => void) {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const part = document.getElementById(hash.slice(1));
    // At once, also on a page whose own links glide.
    const arrive = () => {
      if (part) part.scrollIntoView({ behavior: 'instant' });
      else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    };
    arrive();
    // A glide that was under way on the page before moves this one once more, in the frame that ends it.
    const frame = requestAnimationFrame(arrive);
    const goal = part ?? document.querySelector<HTMLElement>('main h1');
    goal?.setAttribute('tabindex', '-1');
    goal?.focus({ preventScroll: true });
    announce(document.title);
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, announce]);
}

/** Says the title of each page that the visitor comes to, as a browser does when it loads one. */
function Arrival() {
  const location = useLocation();
  const [announcement, setAnnouncement] = useState('');
  useArrival(location, setAnnouncement);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

/** Goes on to another path, with the query and the fragment, and leaves no trace in the history. */
function RedirectTo({ target }: { target: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: target, search, hash }} />;
}

/** The router's table, made from `routes`. Must stand inside a router. */
export function AppRoutes() {
  // The router sorts its table at each navigation: it is given the one page that it would find.
  const { pathname } = useLocation();
  const { path } = matchRoute(pathname);
  const prefetch = useCallback((route: RouteId) => {
    preloadWholePage(paths[route]).catch(() => undefined);
  }, []);

  return (
    <RoutePrefetchProvider value={prefetch}>
      <Suspense>
        <ErrorBoundary key={pathname} fallback={<FailedPage />}>
          <Routes>
            <Route key={path} path={path} element={elements.get(path)} />
            {redirects.map(({ path, target }) => (
              <Route key={path} path={path} element={<RedirectTo target={target} />} />
            ))}
          </Routes>
        </ErrorBoundary>
        <Arrival />
        <Hydrated />
      </Suspense>
    </RoutePrefetchProvider>
  );
}
