import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { browserslist } from './package.json';
import { privateFiles } from './src/config/privateFiles.ts';
import { defineSettings } from './tools/site/defineSettings.ts';
import { plainPath } from './tools/shared/plainPath.ts';
import { sharedChunk } from './tools/site/shared-chunk.ts';
import { classNames } from './tools/site/classNames.ts';

const root = plainPath(process.cwd());

export default defineConfig(({ mode, isSsrBuild }) => ({
  root,
  plugins: [react({ babel: { plugins: [['babel-plugin-styled-components', classNames(mode)]] } })],
  resolve: {
    // A link would be followed back to a path that Vite cannot read.
    preserveSymlinks: root !== process.cwd(),
    alias: [
      // Our dialogs lock the scrolling themselves (`components/Dialog`), so the part that does is left out.
      { find: /^react-remove-scroll$/, replacement: 'react-remove-scroll/UI' },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: '/src/lib/createLucideIcon.ts' },
    ],
  },
  define: defineSettings({ ...loadEnv(mode, process.cwd(), ''), ...process.env }),
  // What the server entry renders with must go through the same build as our code, or there would be two copies of React contexts.
  ssr: { noExternal: ['styled-components', 'react-helmet-async', '@reach/dialog', 'lucide-react'] },
  // The backend takes posts from this origin alone, so Vite must not move on to another port.
  server: { host: '127.0.0.1', port: 5173, strictPort: true, fs: { deny: privateFiles } },
  build: {
    target: browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', '')),
    // The content security policy blocks `data:` URLs.
    assetsInlineLimit: 0,
    // Only page chunks are preloaded: a failed preload of a dialog would be remembered, and it could never load (`startup/preload.ts`).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (chunk, dependencies) => (/\bassets\/\w+Page-/.test(chunk) ? dependencies : []),
    },
    // A server build for each folder: two builds may run at once.
    outDir: (isSsrBuild ? '.cache/server/' : '') + (process.env.SITE_OUT_DIR ?? 'dist'),
    // CommonJS packages run at the top level, as ES modules do: in functions they are parsed twice, the second time while a visitor waits.
    commonjsOptions: { strictRequires: false },
    emptyOutDir: true,
    manifest: true,
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk, experimentalMinChunkSize: 500 } },
  },
}));
