import { createServer } from 'vite';
import type * as Server from '../../src/app/entry-server.tsx';
import { parseEnv } from '../../src/config/env.ts';

type Site = Pick<typeof Server, 'listPages' | 'render'>;

/**
 * The site's pages from its sources, without a build, with the settings of an empty environment: what is recorded about a page must
 * not depend on who records it.
 *
 * @param work what to do with them; they are gone afterwards
 */
export async function withPages<Result>(work: (site: Site) => Promise<Result>): Promise<Result> {
  const server = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: { __SETTINGS__: JSON.stringify(parseEnv({})) },
  });
  try {
    return await work((await server.ssrLoadModule('/src/app/entry-server.tsx')) as Site);
  } finally {
    await server.close();
  }
}
