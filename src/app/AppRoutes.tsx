import { Suspense, useState } from 'react';
import { matchRoutes, Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { paths, type RouteId } from '../config/paths.ts';
import { RoutePrefetchProvider } from '../hooks/useRoutePrefetch.ts';
import FailedPage from '../pages/FailedPage.tsx';
import { Hydrated } from './Hydrated.tsx';
import { lazyPage, type LazyPage } from './lazyPage.tsx';
import { exactly, notFoundRoute, redirects, routes } from './routes.ts';
import { useRouteChange } from './useRouteChange.ts';

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

/** Announces each page's title to screen readers, as a browser does when it loads a document. */
function RouteAnnouncer() {
  const [announcement, setAnnouncement] = useState('');
  useRouteChange(setAnnouncement);
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
