/**
 * The site and its backend as `npm start` serves them, in a separate process, so that the browser's driver is not measured too.
 *
 *   tsx tests/release/soak/servers.ts <folder of the build> <folder for data>
 *
 * Sends `{ dbUrl }` to its parent when everything has started, and in response to each message `{ heap }`, in bytes, after a
 * garbage collection. Needs `--expose-gc`. Ends with its parent.
 */
import { startBackend } from '../../../tools/backend/backend.ts';
import { startSite } from '../../../tools/shared/static-site/site.ts';
import { manyVisitors } from '../../e2e/helpers/manyVisitors.ts';
import { SITE, SOAK_PORTS } from './environment.ts';

const [siteDir = '', dataDir = ''] = process.argv.slice(2);
const { gateway, database } = SOAK_PORTS;
const options = { dataDir, port: gateway, dbPort: database, siteOrigin: SITE };
const backend = await startBackend({ ...options, hasWebhookSink: true, env: manyVisitors });
const site = await startSite(siteDir, SOAK_PORTS.site);

process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});
process.on('disconnect', () => {
  void site
    .stop()
    .then(backend.stop)
    .then(() => process.exit());
});
process.send?.({ dbUrl: backend.dbUrl });
