import type { Decorator, Loader, Preview } from '@storybook/react';
import { configure } from '@storybook/test';
import { http } from 'msw';
import { initialize, mswLoader } from 'msw-storybook-addon';
import { useLayoutEffect, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { happyHandlers } from '../mocks/handlers/index.ts';
import { webhookAddresses } from '../mocks/webhookAddresses.ts';
import { GlobalStyles } from '../src/app/GlobalStyles.tsx';
import { Providers } from '../src/app/Providers.tsx';
import { HeadContext } from '../src/seo/Head.tsx';
import { createHelmetWriter } from '../src/seo/helmetWriter.tsx';
import { settings } from '../src/config/settings.ts';
import { breakpoints } from '../src/theme/breakpoints.ts';
import { failedQuery } from '../stories/support/failedQuery.ts';
import { freeze, reduceMotion, standsStill } from './determinism.ts';
import { readableTypes } from './docs/argTypes.ts';
import { docs } from './docs/parameters.tsx';
import { modes } from './modes.ts';

// Plays wait for lazy code, which on a busy machine takes longer than the library's default of one second.
// The visual gate says how slow the machine is.
const { MACHINE_SLOWNESS: slowness = 1 } = globalThis as { MACHINE_SLOWNESS?: number };
configure({ asyncUtilTimeout: 5000 * slowness, getElementError: failedQuery });

/** What the forms send something to. A request without a handler is a mistake in the story; one for a file of the site is not. */
const receivers = [settings.VITE_SUPABASE_URL, ...Object.values(webhookAddresses)];

/** The path of this Storybook on its host. */
const folder = new URL('.', window.location.href).pathname;

/** The site has its files at the root of its host. */
const filesInFolder = http.get('/*', ({ request: { url, headers } }) => {
  const { pathname } = new URL(url);
  return pathname.startsWith(folder) ? undefined : fetch(folder + pathname.slice(1), { headers });
});

initialize(
  {
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest: ({ url }, print) => {
      if (receivers.some((receiver) => url.startsWith(receiver))) print.error();
    },
  },
  folder === '/' ? [] : [filesInFolder],
);

/** Says why requests fail in a story. Only some stories send any, so all are shown. */
const interceptRequests: Loader = async (context) => {
  try {
    // At an address without HTTPS the library would only log that there is no worker.
    if (window.isSecureContext === false) throw new Error('No service worker.');
    return await mswLoader(context as Parameters<typeof mswLoader>[0]);
  } catch {
    return {
      problem:
        'Requests fail in this window: it has no service worker. Use HTTPS or localhost, allow cookies, or leave the private window.',
    };
  }
};

/** Links and redirects have no effect in a story. */
const nowhere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** Writes the page's head tags, which a story may check. */
const head = { writer: createHelmetWriter({}), loadWriter: () => undefined };

/** The styles of a story are there once it is rendered. */
function Motion({ isStill, children }: { isStill: boolean; children: ReactNode }) {
  useLayoutEffect(() => reduceMotion(isStill));
  return children;
}

/** `parameters.router.path`: the address of a story's page. */
const withApp: Decorator = (Story, { canvasElement, parameters, loaded }) => {
  canvasElement.dataset.site = '';
  const { path = '/' } = (parameters.router ?? {}) as { path?: string };
  return (
    <Providers globalStyles={<GlobalStyles />}>
      <HeadContext.Provider value={head}>
        {typeof loaded.problem === 'string' ? <p role="note">{loaded.problem}</p> : null}
        <Router location={path} navigator={nowhere}>
          <Motion isStill={standsStill(parameters)}>
            <Story />
          </Motion>
        </Router>
      </HeadContext.Provider>
    </Providers>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readableTypes],
  decorators: [withApp],
  loaders: [interceptRequests],
  beforeEach: freeze,
  parameters: {
    layout: 'padded',
    msw: { handlers: happyHandlers },
    chromatic: { modes: { desktop: modes.desktop } },
    controls: { expanded: true },
    docs,
    // The addon's own default is 'todo', which would make every violation a note.
    // The dialog's focus guards are the library's own: empty elements that only pass the focus on.
    a11y: { test: 'error', config: { rules: [{ id: 'tabindex', selector: '[tabindex]:not([data-focus-guard])' }] } },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Welcome', 'States', 'Approving', 'Writing a story', 'Theme'],
          'pages',
          'layouts',
          'sections',
          'modals',
          'forms',
          'components',
          'startup',
          'Workshop',
        ],
      },
    },
    viewport: {
      viewports: Object.fromEntries(
        Object.entries(breakpoints).map(([name, width]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
};

export default preview;
