import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes, preloadPage } from './AppRoutes.tsx';
import { HeadProvider } from './HeadProvider.tsx';
import { Providers } from './Providers.tsx';
import { reloadOnce } from '../lib/reloadOnce.ts';
import { redirectTarget } from './routes.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');

const app = (
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <HeadProvider>
          <AppRoutes />
        </HeadProvider>
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

const { pathname, search, hash } = window.location;
const target = redirectTarget(pathname);
// A host that does not know our redirects has sent the not-found page.
if (target) window.location.replace(target + search + hash);
else {
  const arrival = { url: window.location.href, referrer: document.referrer, at: new Date() };
  const isLoaded = await preloadPage(pathname).then(
    () => true,
    () => false,
  );
  // Where that does not help either, the prerendered page stays as it is: `early-click.ts` lets go of the presses that it keeps.
  if (!isLoaded) {
    if (!reloadOnce()) document.dispatchEvent(new Event('app:failed'));
  } else {
    // As a transition React hydrates in slices and lets the browser answer in between; otherwise the frame around the page is one task.
    if (container.childElementCount > 0) startTransition(() => void hydrateRoot(container, app));
    else createRoot(container).render(app);
    // The page answers first. Whoever leaves before is known by the next page; see `recordArrival`.
    import('./afterHydration.ts').then(
      ({ afterHydration }) => afterHydration(arrival),
      () => undefined,
    );
  }
}
