import { createContext, useContext } from 'react';
import type { RouteId } from '../config/paths.ts';

/** Starts loading the code of a page. Provided by the app; outside it (a story, a test) nothing is loaded. */
export type PrefetchRoute = (route: RouteId) => void;

const RoutePrefetchContext = createContext<PrefetchRoute>(() => undefined);

export const RoutePrefetchProvider = RoutePrefetchContext.Provider;
export const useRoutePrefetch = (): PrefetchRoute => useContext(RoutePrefetchContext);
