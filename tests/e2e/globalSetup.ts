import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../../local/backend.ts';
import { projectRoot } from '../../local/paths.ts';
import { startSite } from '../../local/site.ts';
import { ensureBuilt, localSiteEnv } from '../../scripts/lib/ensure-built.ts';
import { GATEWAY_PORT, SITE_PORT, WORLD_DIR } from './world.ts';

/** Builds the site for the backend under test, starts both on an empty database, and hands Playwright the way to stop them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = projectRoot();
  const siteDir = join(WORLD_DIR, 'dist');
  const dataDir = join(root, WORLD_DIR, 'data');

  await ensureBuilt(root, { ...localSiteEnv(root, GATEWAY_PORT), SITE_OUT_DIR: siteDir }, new AbortController().signal);
  rmSync(dataDir, { recursive: true, force: true });
  const backend = await startBackend({
    dataDir,
    port: GATEWAY_PORT,
    dbPort: 0,
    siteOrigin: `http://127.0.0.1:${SITE_PORT}`,
    faults: true,
  });
  process.env.E2E_DATABASE_URL = backend.dbUrl;
  process.env.E2E_SECRET_KEY = backend.secretKey;
  const site = await startSite(join(root, siteDir), SITE_PORT);
  return async () => {
    await site.stop();
    await backend.stop();
  };
}
