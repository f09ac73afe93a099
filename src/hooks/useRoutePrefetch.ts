import { createContext, useContext } from 'react';
import type { RouteId } from '../config/paths.ts';

/** Starts loading the code of a page. Without a provider, as in a story or a test, it does nothing. */
export type PrefetchRoute = (route: RouteId) => void;

const RoutePrefetchContext = createContext<PrefetchRoute>(() => undefined);

export const RoutePrefetchProvider = RoutePrefetchContext.Provider;
export const useRoutePrefetch = (): PrefetchRoute => useContext(RoutePrefetchContext);
