import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Rollup } from 'vite';
import { loadsScripts, parseEnv } from './src/config/env.ts';

/** From how many pages on a module is common. The pages of calendars are six: what only they share stays apart. */
const MOST_PAGES = 6;

/** In bytes. The request of a smaller file costs more than its code, so it is made part of another that is loaded with it. */
const SMALL_CHUNK = 1000;

/**
 * Packages that several late chunks share: left alone, one of those chunks would have to load another to get at them. What every page
 * loads is large, and each of its files is run in a task of its own. The small modules of most pages are one file: as twenty, they cost
 * a cheap phone a quarter of a second in requests.
 */
function sharedChunk(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const visited = new Set<string>();
  const pagesThatImport = (module: string): number => {
    if (visited.has(module)) return 0;
    visited.add(module);
    const importers = getModuleInfo(module)?.importers ?? [];
    return importers.map(pagesThatImport).reduce((sum, pages) => sum + pages, isPage(module) ? 1 : 0);
  };
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  if (/node_modules\/(styled-components|stylis|@emotion)\//.test(id)) return 'styled-components';
  if (id.includes('node_modules/tslib/')) return 'tslib';
  if (maybeCommon(id) && pagesThatImport(id) >= MOST_PAGES) return 'common';
  return undefined;
}

const isPage = (module: string): boolean => /\/src\/pages\/\w+\.tsx$/.test(module);

const maybeCommon = (id: string): boolean =>
  /\/(src\/(components|hooks|lib)|lucide-react)\//.test(id) && !/Booking|BookedCall|CalendarEmbed/.test(id);

function defineSettings(values: Record<string, string | undefined>) {
  const env = parseEnv(values);
  return { __SETTINGS__: JSON.stringify(env), __LOADS_SCRIPTS__: String(loadsScripts(env)) };
}

/** Whether a component's class begins with its name: while developing, and in Storybook, whose tools report it. */
const namesComponents = (mode: string): boolean => mode === 'development' || process.env.NAMED_COMPONENTS === 'true';

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react({
      babel: {
        // The same class names in the prerendered HTML and in the browser.
        plugins: [
          ['babel-plugin-styled-components', { ssr: true, displayName: namesComponents(mode), minify: true, pure: true }],
        ],
      },
    }),
  ],
  // Our dialogs lock the scrolling themselves (`components/Dialog`), so the part that does is left out.
  resolve: { alias: [{ find: /^react-remove-scroll$/, replacement: 'react-remove-scroll/UI' }] },
  define: defineSettings({ ...loadEnv(mode, process.cwd(), ''), ...process.env }),
  // What the server entry renders with must go through the same build as our code, or there would be two copies of React contexts.
  ssr: { noExternal: ['styled-components', 'react-helmet-async', '@reach/dialog', 'lucide-react'] },
  server: { host: '127.0.0.1', port: 5173 },
  build: {
    target: 'es2022',
    // The content security policy blocks `data:` URLs.
    assetsInlineLimit: 0,
    // Styles are inlined by prerendering and scripts are loaded late, so a preload would only compete with them.
    // Preload only page chunks: a failed preload of a dialog would be cached as failed, and the dialog could never load
    // (`lib/lazyModule.ts`).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (chunk, dependencies) => (/\bassets\/\w+Page-/.test(chunk) ? dependencies : []),
    },
    // A server build for each folder: two builds may run at once.
    outDir: (isSsrBuild ? '.cache/server/' : '') + (process.env.SITE_OUT_DIR ?? 'dist'),
    // CommonJS packages run at the top level, as ES modules do. In a function of its own React DOM was parsed twice, the second time while
    // the visitor waits. It would be wrong for packages that require each other in a circle.
    commonjsOptions: { strictRequires: false },
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk, experimentalMinChunkSize: SMALL_CHUNK } },
  },
}));
