import { renderToString } from 'react-dom/server';
import type { HelmetServerState } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { settings } from '../config/settings.ts';
import type { SeoContent } from '../content/types.ts';
import { allowedSources } from '../integrations/thirdParties.ts';
import { HeadContext } from '../seo/Head.tsx';
import { brandFonts } from '../theme/index.ts';
import { createHelmetWriter } from '../seo/helmetWriter.tsx';
import { AppRoutes, pageAt } from './AppRoutes.tsx';
import { GlobalStyles } from './GlobalStyles.tsx';
import { Providers } from './Providers.tsx';
import { notFoundRoute, redirects, routes } from './routes.ts';

type Page = Pick<(typeof routes)[number], 'id' | 'path'> & { seo: SeoContent };

export type RenderedPage = { html: string; head: string; styles: string };

export { brandFonts, allowedSources, redirects, settings };

/** The pages to prerender. Loaded one by one: the order of styles is the order of loading, so the same sources give the same files. */
export async function listPages(): Promise<Page[]> {
  const pages: Page[] = [];
  for (const { id, path, load } of routes) {
    const { seo, late } = await load();
    pages.push({ id, path, seo });
    await late?.load();
  }
  return pages;
}

/**
 * The scripts of this build that hold a page's code: those that its built `load` imports.
 *
 * @param path any path that is not in the table is the not-found page
 */
export function pageScripts(path: string): string[] {
  const { load } = routes.find((route) => route.path === path) ?? notFoundRoute;
  return [...load.toString().matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file);
}

/** @param path any path that is not in the table renders the not-found page */
export async function render(path: string): Promise<RenderedPage> {
  await pageAt(path)?.preloadWhole();
  const headContext: { helmet?: HelmetServerState } = {};
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Providers globalStyles={<GlobalStyles />}>
          <HeadContext.Provider value={{ writer: createHelmetWriter(headContext), loadWriter: () => undefined }}>
            <StaticRouter location={path}>
              <AppRoutes />
            </StaticRouter>
          </HeadContext.Provider>
        </Providers>,
      ),
    );
    const { helmet } = headContext;
    if (!helmet) throw new Error(`${path} rendered without a head.`);
    const head = [helmet.title, helmet.meta, helmet.link, helmet.script].map(String).filter(Boolean).join('\n');
    return { html, head, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
