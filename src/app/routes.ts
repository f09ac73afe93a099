import type { ComponentType } from 'react';
import { paths, type RouteId } from '../config/paths.ts';
import type { SeoContent } from '../content/types.ts';

/** A page's module. One without `seo` does not compile here. */
export type PageModule = { default: ComponentType; seo: SeoContent };

export type Route = {
  /** null: the answer to every path that is not in the table. */
  id: RouteId | null;
  path: string;
  load: () => Promise<PageModule>;
};

const pageLoaders: Partial<Record<RouteId, Route['load']>> = {
  home: () => import('../pages/HomePage.tsx'),
  pepprac: () => import('../pages/PeptidePracticePage.tsx'),
  bookingDemo: () => import('../pages/BookingDemoPage.tsx'),
  tyDemo: () => import('../pages/ThankYouDemoPage.tsx'),
};

/** The pages of the site. The router, prerendering, the sitemap and the tests read this table. */
export const routes: readonly (Route & { id: RouteId })[] = (Object.keys(pageLoaders) as RouteId[]).flatMap((id) => {
  const load = pageLoaders[id];
  return load ? [{ id, path: paths[id], load }] : [];
});

export const notFoundRoute: Route = { id: null, path: '*', load: () => import('../pages/NotFoundPage.tsx') };

/** The route that answers a path; a trailing slash makes no difference. */
export function matchRoute(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
