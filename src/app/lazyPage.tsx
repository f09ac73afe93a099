import { lazy, useState, type ComponentType } from 'react';
import type { Island } from '../lib/island.ts';
import { reloadOnce } from '../lib/reloadOnce.ts';
import { PageHead } from '../seo/Head.tsx';
import type { PageModule, Route } from './routes.ts';

export type LazyPage = ComponentType & {
  /** Loads the page's code, without its island. Afterwards the page renders synchronously, as hydration needs. */
  preload: () => Promise<void>;
  /** Loads all of the page's code, with its island. */
  preloadWhole: () => Promise<void>;
};

function toComponent(route: Route, { default: Page, seo }: PageModule): ComponentType {
  return function PageWithHead() {
    return (
      <>
        <PageHead route={route.id} seo={seo} />
        <Page />
      </>
    );
  };
}

type LoadedPage = { Page: ComponentType; late: Island | undefined };

/** A route's page with its head, as a chunk. */
export function lazyPage(route: Route): LazyPage {
  let loaded: LoadedPage | undefined;
  let loading: Promise<LoadedPage> | undefined;

  const load = () => {
    loading ??= route.load().then(
      (module) => (loaded = { Page: toComponent(route, module), late: module.late }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  // Never settles, so that the current page stays on the screen until the document is replaced.
  const reload = (error: unknown) => {
    if (reloadOnce()) return new Promise<never>(() => undefined);
    throw error;
  };
  const loadWhole = async () => {
    const { Page, late } = await load();
    await late?.load();
    return Page;
  };
  const Suspended = lazy(async () => ({ default: await loadWhole().catch(reload) }));

  function LazyPage() {
    // Chosen once per mount: another component type would reset the page's state.
    const [Page] = useState(() => loaded?.Page ?? Suspended);
    return <Page />;
  }
  LazyPage.preload = async () => {
    await load();
  };
  LazyPage.preloadWhole = async () => {
    await loadWhole();
  };
  return LazyPage;
}
