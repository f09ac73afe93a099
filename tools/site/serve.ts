/** Builds the site unless the build is current, and serves it at `PORT` until it is stopped. `npm start` runs this. */
import { join } from 'node:path';
import { localSiteEnv } from '../shared/localSiteEnv.ts';
import { projectRoot } from '../shared/paths.ts';
import { localPorts, SITE_PORT_USE } from '../shared/ports.ts';
import { reportReady } from '../shared/reportReady.ts';
import { startSite } from '../shared/static-site/site.ts';
import { runUntilShutdown } from '../shared/runUntilShutdown.ts';
import { ensureBuilt } from './ensure-built.ts';

await runUntilShutdown(async ({ signal, stopped }) => {
  const root = projectRoot();
  const ports = localPorts();
  await ensureBuilt(root, localSiteEnv(root, ports.gateway), signal);
  const site = await startSite(join(root, 'dist'), ports.site, SITE_PORT_USE);
  reportReady(site.url);
  await stopped;
  await site.stop();
  return 0;
});
