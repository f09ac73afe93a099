import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes, pageAt } from './AppRoutes.tsx';
import { Providers } from './Providers.tsx';
import { watchClicks } from '../startup/clickReplay.ts';
import { report } from '../integrations/report.ts';
import { reloadOnce } from '../startup/reloadOnce.ts';
import { HeadProvider } from '../seo/Head.tsx';
import { redirectTarget } from './routes.ts';
import { randomUuid } from '../lib/randomUuid.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');

const app = (globalStyles: ReactNode) => (
  <StrictMode>
    <Providers globalStyles={globalStyles}>
      <BrowserRouter>
        <HeadProvider>
          <AppRoutes />
        </HeadProvider>
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

const repeatClick = watchClicks();
let isReported = false;

/**
 * Called after React has found HTML that differs from its own, because an extension or a translation has changed it, and has drawn that
 * part of the page anew. What was typed there is gone: it can be put back on `app:redrawn`, before a recorded click is replayed.
 */
function onRecoverableError(error: unknown): void {
  console.error(error);
  document.dispatchEvent(new Event('app:redrawn'));
  repeatClick();
  if (!isReported) report({ name: 'page_redrawn', id: randomUuid() });
  isReported = true;
}

/** A bundler would keep what a top-level `await` imports apart from this chunk, in ten small files instead of one. */
async function hydrate(root: HTMLElement): Promise<void> {
  const arrival = { url: window.location.href, referrer: document.referrer, at: new Date() };
  try {
    await pageAt(window.location.pathname)?.preload();
  } catch {
    // If a reload does not help either, the prerendered page stays, and `early-click.ts` replays recorded clicks without script.
    if (!reloadOnce()) document.dispatchEvent(new Event('app:failed'));
    return;
  }
  if (root.childElementCount > 0) {
    // In a transition React hydrates in slices, so that the browser can respond in between. A prerendered page has the global styles:
    // the library would compile and insert them again, and the browser style the whole page again.
    startTransition(() => void hydrateRoot(root, app(null), { onRecoverableError }));
  } else {
    const { GlobalStyles } = await import('./GlobalStyles.tsx');
    createRoot(root).render(app(<GlobalStyles />));
  }
  // Hydration comes first. If the visitor leaves before, the next page records the arrival (see `recordArrival`).
  import('./afterHydration.ts').then(
    ({ afterHydration }) => afterHydration(arrival),
    () => undefined,
  );
}

const { pathname, search, hash } = window.location;
const target = redirectTarget(pathname);
// A host without our redirects responds with the not-found page.
if (target) window.location.replace(target + search + hash);
else void hydrate(container);
