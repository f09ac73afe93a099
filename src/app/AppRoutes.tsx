import { Suspense, useCallback, useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { paths, type RouteId } from '../config/paths.ts';
import { RoutePrefetchProvider } from '../hooks/useRoutePrefetch.ts';
import { Hydrated } from './Hydrated.tsx';
import { lazyPage, type LazyPage } from './lazyPage.tsx';
import { matchRoute, notFoundRoute, routes } from './routes.ts';

const pages = new Map<string, LazyPage>([...routes, notFoundRoute].map((route) => [route.path, lazyPage(route)]));

/** Loads the code of the page at a path, so that it renders without waiting. */
export async function preloadPage(pathname: string): Promise<void> {
  await pages.get(matchRoute(pathname).path)?.preload();
}

/** On a change of path, not at the first one: to the top of the page, and focus to its heading. */
function useArrival(pathname: string) {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}

function Arrival() {
  useArrival(useLocation().pathname);
  return null;
}

/** The router's table, made from `routes`. Must stand inside a router. */
export function AppRoutes() {
  const prefetch = useCallback((route: RouteId) => {
    preloadPage(paths[route]).catch(() => undefined);
  }, []);

  return (
    <RoutePrefetchProvider value={prefetch}>
      <Suspense>
        <Routes>
          {[...pages].map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
        <Arrival />
        <Hydrated />
      </Suspense>
    </RoutePrefetchProvider>
  );
}
