import { lazy, useState, type ComponentType } from 'react';
import { loadOnce } from '../lib/lazyModule.ts';
import { reloadOnce } from '../startup/reloadOnce.ts';
import { PageHead } from '../seo/Head.tsx';
import type { Route } from './routes.ts';

export type LazyPage = ComponentType & {
  /** Loads the page's code, without its island. Afterwards the page renders synchronously, as hydration needs. */
  preload: () => Promise<unknown>;
  /** Loads all of the page's code, with its island. */
  preloadWhole: () => Promise<unknown>;
};

/** A route's page with its head, as a chunk. */
export function lazyPage({ id, load }: Route): LazyPage {
  const code = loadOnce(async () => {
    const { default: Page, seo, late } = await load();
    return {
      default: () => (
        <>
          <PageHead route={id} seo={seo} />
          <Page />
        </>
      ),
      late,
    };
  });
  const loadWhole = async () => {
    const page = await code.load();
    await page.late?.load();
    return page;
  };
  // Never settles, so that the current page stays on the screen until the document is replaced.
  const reload = (error: unknown) => {
    if (reloadOnce()) return new Promise<never>(() => undefined);
    throw error;
  };
  const Suspended = lazy(() => loadWhole().catch(reload));

  function LazyPage() {
    // Chosen once per mount: another component type would reset the page's state.
    const [Page] = useState(() => code.loaded?.default ?? Suspended);
    return <Page />;
  }
  LazyPage.preload = code.load;
  LazyPage.preloadWhole = loadWhole;
  return LazyPage;
}
