import { lazy, useEffect, useState, type ComponentType } from 'react';
import { loadLateParts } from '../lib/latePart.ts';
import { reloadOnce } from '../lib/reloadOnce.ts';
import { pageTitle, Seo } from '../seo/Seo.tsx';
import type { PageModule, Route } from './routes.ts';

export type LazyPage = ComponentType & {
  /** Loads the page's code, without its late parts. Afterwards the page renders at once, which hydration needs. */
  preload: () => Promise<void>;
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

/** A route's page with its head, in code of its own. */
export function lazyPage(route: Route): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const load = () => {
    loading ??= route.load().then(
      (module) => (loaded = toComponent(route, module)),
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
    const Page = await load();
    await loadLateParts();
    return Page;
  };
  const Suspended = lazy(async () => ({ default: await loadWhole().catch(reload) }));

  function LazyPage() {
    // Chosen once a mount: changing the component later would throw the page's state away.
    const [Page] = useState(() => loaded ?? Suspended);
    return <Page />;
  }
  LazyPage.preload = async () => {
    await load();
  };
  return LazyPage;
}
