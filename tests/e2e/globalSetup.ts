import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startBackend } from '../../local/backend.ts';
import { projectRoot } from '../../local/paths.ts';
import { startSite } from '../../local/site.ts';
import { ensureBuilt, localSiteEnv } from '../../scripts/lib/ensure-built.ts';
import { announce, placeOf, type Place } from './world.ts';

const root = projectRoot();
const siteOf = ({ dir }: Place) => join(dir, 'dist');

/** The text files of a site, in which its backend is named. */
const TEXTS = /\.(html|js|json|conf|toml|txt|xml)$|_headers$|_redirects$/;

/** The first worker's site is built; the others' are the same but for the address of their backend. A build takes as long as ten tests. */
async function makeSite(worker: number): Promise<void> {
  const [first, own] = [placeOf(0), placeOf(worker)];
  if (worker === 0) {
    const env = { ...localSiteEnv(root, own.gatewayPort), SITE_OUT_DIR: siteOf(own) };
    await ensureBuilt(root, env, new AbortController().signal);
    return;
  }
  rmSync(join(root, siteOf(own)), { recursive: true, force: true });
  cpSync(join(root, siteOf(first)), join(root, siteOf(own)), { recursive: true });
  for (const name of readdirSync(join(root, siteOf(own)), { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(name)) continue;
    const file = join(root, siteOf(own), name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`127.0.0.1:${first.gatewayPort}`, `127.0.0.1:${own.gatewayPort}`));
  }
}

/** Makes a worker's site, and starts it with a backend on an empty database. Returns the way to stop them. */
async function startWorld(worker: number): Promise<() => Promise<void>> {
  const { dir, sitePort, gatewayPort } = placeOf(worker);
  const dataDir = join(root, dir, 'data');

  await makeSite(worker);
  rmSync(dataDir, { recursive: true, force: true });
  const siteOrigin = `http://127.0.0.1:${sitePort}`;
  const backend = await startBackend({ dataDir, port: gatewayPort, dbPort: 0, siteOrigin, faults: true });
  announce(worker, backend);
  const site = await startSite(join(root, siteOf(placeOf(worker))), sitePort);
  return async () => {
    await site.stop();
    await backend.stop();
  };
}

/** A world for each worker. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  for (let worker = 0; worker < workers; worker += 1) stops.push(await startWorld(worker));
  return async () => {
    for (const stop of stops) await stop();
  };
}
