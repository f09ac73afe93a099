import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startBackend } from '../../tools/backend/backend.ts';
import { projectRoot } from '../../tools/shared/paths.ts';
import { startSite } from '../../tools/shared/static-site/site.ts';
import { environmentOf, manyVisitors, shareDatabase } from './helpers/environment.ts';
import { buildTestSites, makeTestSite } from './helpers/sites.ts';

const root = projectRoot();

/** Starts a worker's site and its backend on an empty database. @returns stops both */
async function startEnvironment(worker: number): Promise<() => Promise<void>> {
  const { dir, sitePort, gatewayPort, configuredPort, nginxPort } = environmentOf(worker);
  const dataDir = join(root, dir, 'data');
  const siteDir = join(dir, 'dist');

  await makeTestSite('plain', siteDir, gatewayPort);
  rmSync(dataDir, { recursive: true, force: true });
  const siteOrigin = `http://127.0.0.1:${sitePort}`;
  const options = { dataDir, port: gatewayPort, dbPort: 0, siteOrigin };
  const SITE_ORIGINS = [sitePort, configuredPort, nginxPort].map((port) => `http://127.0.0.1:${port}`).join(' ');
  const env = { ...manyVisitors, SITE_ORIGINS };
  const backend = await startBackend({ ...options, faults: true, hasWebhookSink: true, env });
  shareDatabase(worker, backend.dbUrl);
  const site = await startSite(join(root, siteDir), sitePort);
  return async () => {
    await site.stop();
    await backend.stop();
  };
}

/** Starts an environment for each worker. @returns stops them */
export async function startEnvironments(workers: number): Promise<() => Promise<void>> {
  const stops = await Promise.all(Array.from({ length: workers }, (_, worker) => startEnvironment(worker)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  // First, because two workers would build the same one at the same time.
  await buildTestSites();
  return startEnvironments(workers);
}
