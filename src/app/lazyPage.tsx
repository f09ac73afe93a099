import { lazy, useEffect, useState, type ComponentType } from 'react';
import type { Island } from '../lib/island.ts';
import { reloadOnce } from '../lib/reloadOnce.ts';
import { pageTitle, Seo } from '../seo/Seo.tsx';
import type { PageModule, Route } from './routes.ts';

export type LazyPage = ComponentType & {
  /** Loads the page's code, without its late part. Afterwards the page renders at once, which hydration needs. */
  preload: () => Promise<void>;
  /** Loads all of the page's code. Afterwards it renders whole and at once. */
  preloadWhole: () => Promise<void>;
};

function toComponent(route: Route, { default: Page, seo }: PageModule): ComponentType {
  return function PageWithHead() {
    // At once: what writes the rest of the head may still have to be loaded.
    useEffect(() => {
      document.title = pageTitle(seo);
    }, []);
    return (
      <>
        <Seo route={route.id} seo={seo} />
        <Page />
      </>
    );
  };
}

type LoadedPage = { Page: ComponentType; late: Island | undefined };

/** A route's page with its head, in code of its own. */
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

  // What is on the screen stays there until the new document comes.
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
    // Chosen once a mount: changing the component later would throw the page's state away.
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
