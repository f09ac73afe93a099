import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { lucideIcons } from './tools/site/lucide-icons.ts';
import { loadsScripts, parseEnv } from './src/config/env.ts';

/**
 * Packages that several late chunks share: left alone, one of those chunks would have to load another to get at them. Those of the first
 * load are large, and each is run in a task of its own.
 */
function sharedChunk(id: string): string | undefined {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  if (/node_modules\/(styled-components|stylis|@emotion)\//.test(id)) return 'styled-components';
  if (id.includes('node_modules/tslib/')) return 'tslib';
  return undefined;
}

function defineSettings(values: Record<string, string | undefined>) {
  const env = parseEnv(values);
  return { __SETTINGS__: JSON.stringify(env), __LOADS_SCRIPTS__: String(loadsScripts(env)) };
}

/** Whether a component's class begins with its name: while developing, and in Storybook, whose tools report it. */
const namesComponents = (mode: string): boolean => mode === 'development' || process.env.NAMED_COMPONENTS === 'true';

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    lucideIcons(),
    react({
      babel: {
        // The same class names in the prerendered HTML and in the browser.
        plugins: [
          ['babel-plugin-styled-components', { ssr: true, displayName: namesComponents(mode), minify: true, pure: true }],
        ],
      },
    }),
  ],
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
    // (`lib/importWithRetry.ts`).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (chunk, dependencies) => (/\bassets\/\w+Page-/.test(chunk) ? dependencies : []),
    },
    // A server build for each folder: two builds may run at once.
    outDir: (isSsrBuild ? '.cache/server/' : '') + (process.env.SITE_OUT_DIR ?? 'dist'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk } },
  },
}));
