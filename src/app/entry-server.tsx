import { renderToString } from 'react-dom/server';
import type { HelmetServerState } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { settings } from '../config/settings.ts';
import type { SeoContent } from '../content/types.ts';
import { grantedSources } from '../integrations/cspSources.ts';
import { fontFiles } from '../theme/index.ts';
import { HeadContext } from '../seo/Head.tsx';
import { createHelmetWriter } from '../seo/helmetWriter.tsx';
import { AppRoutes, preloadWholePage } from './AppRoutes.tsx';
import { Providers } from './Providers.tsx';
import { redirects, routes } from './routes.ts';

export type RenderedPage = { html: string; head: string; styles: string };

export { fontFiles, grantedSources, redirects, settings };

/**
 * The pages to prerender, and what is said of them to others. Loaded one after the other: styles are ordered by when their component
 * was loaded, so the same sources give the same files.
 */
export async function listPages(): Promise<{ path: string; seo: SeoContent }[]> {
  const pages: { path: string; seo: SeoContent }[] = [];
  for (const { path, load } of routes) {
    const { seo, late } = await load();
    pages.push({ path, seo });
    await late?.load();
  }
  return pages;
}

/**
 * One page as it is before any script runs.
 *
 * @param path a path of the table, or any other for the not-found page
 */
export async function render(path: string): Promise<RenderedPage> {
  await preloadWholePage(path);
  const headContext: { helmet?: HelmetServerState } = {};
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Providers>
          <HeadContext.Provider value={{ writer: createHelmetWriter(headContext), need: () => undefined }}>
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
