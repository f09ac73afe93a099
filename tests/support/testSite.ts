/**
 * The site that the journeys and the soak visit. It is built once; each of them gets a copy that speaks to its own backend: a build
 * takes as long as ten journeys.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../local/paths.ts';
import { ensureBuilt, localSiteEnv } from '../../scripts/lib/ensure-built.ts';

const BUILD_DIR = '.cache/test-site';
/** Nothing listens there: the port is exchanged in each copy. */
const GATEWAY_PORT = 54_401;

/** The text files of a site, in which its backend is named. */
const TEXTS = /\.(html|js|json|conf|toml|txt|xml)$|_headers$|_redirects$/;

/** Builds the site, unless it was built from the same sources before. */
export async function buildTestSite(): Promise<void> {
  const root = projectRoot();
  await ensureBuilt(root, { ...localSiteEnv(root, GATEWAY_PORT), SITE_OUT_DIR: BUILD_DIR }, new AbortController().signal);
}

/** Puts a copy of it into a folder, given from the project's root, whose backend answers on `gatewayPort`. */
export async function makeTestSite(dir: string, gatewayPort: number): Promise<void> {
  await buildTestSite();
  const copy = join(projectRoot(), dir);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(projectRoot(), BUILD_DIR), copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(name)) continue;
    const file = join(copy, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`127.0.0.1:${GATEWAY_PORT}`, `127.0.0.1:${gatewayPort}`));
  }
}
