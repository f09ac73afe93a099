import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes, preloadPage } from './AppRoutes.tsx';
import { Providers } from './Providers.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');

const app = (
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

await preloadPage(window.location.pathname);
if (container.hasChildNodes()) hydrateRoot(container, app);
else createRoot(container).render(app);
