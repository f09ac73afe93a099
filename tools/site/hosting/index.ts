import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hosting } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './pagesHosts.ts';
import { vercelFile } from './vercel.ts';

export { contentPolicy, findBlocked, policyElement } from './policy.ts';
export { POLICY_RULES } from './pagesHosts.ts';
export { fileOf, type Hosting } from './headers.ts';

/** Writes each host's configuration into a built site. */
export async function writeHosting(dist: string, hosting: Hosting): Promise<void> {
  await writeFile(join(dist, '_headers'), headersFile(hosting));
  await writeFile(join(dist, '_redirects'), redirectsFile(hosting));
  await writeFile(join(dist, 'vercel.json'), vercelFile(hosting));
  await writeFile(join(dist, 'nginx.conf'), nginxFile(hosting));
}
