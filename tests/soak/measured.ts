import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { projectRoot } from '../../local/paths.ts';
import { ensureBuilt, localSiteEnv } from '../../scripts/lib/ensure-built.ts';
import { memoryBelow } from '../../scripts/lib/memory.ts';
import { SITE, SOAK_DIR, SOAK_PORTS } from './world.ts';

const MEGABYTE = 1024 * 1024;

/** Something that is measured now and then, in megabytes. */
export type Measured = { name: string; measure: () => Promise<number> };

/** Builds the site where needed, and starts it with an empty backend. */
export async function startServers() {
  const root = projectRoot();
  const dataDir = join(root, SOAK_DIR, 'data');
  const siteDir = join(SOAK_DIR, 'dist');
  await ensureBuilt(root, { ...localSiteEnv(root, SOAK_PORTS.gateway), SITE_OUT_DIR: siteDir }, new AbortController().signal);
  rmSync(dataDir, { recursive: true, force: true });

  const child = fork(join(root, 'tests', 'soak', 'servers.ts'), [join(root, siteDir), dataDir], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The servers have ended.')));
  const nextMessage = <T>() => Promise.race([once(child, 'message'), failed]).then(([message]) => message as T);
  const { dbUrl } = await nextMessage<{ dbUrl: string }>();

  const heap: Measured = {
    name: 'heap of site and gateway',
    measure: async () => {
      const answer = nextMessage<{ heap: number }>();
      child.send('heap');
      return (await answer).heap / MEGABYTE;
    },
  };
  const stop = async () => {
    failed.catch(() => undefined);
    child.disconnect();
    await ended;
  };
  /** Deno and PostgreSQL, where the system tells; by program. */
  const others = () => memoryBelow(child.pid ?? 0)?.filter(({ name }) => name !== 'node' && name !== 'esbuild') ?? [];
  return { dbUrl, heap, others, stop };
}

/** A page that is never loaded anew: whatever a change of page leaves behind adds up in it. */
export async function openResident(browser: Browser): Promise<{ page: Page; heap: Measured }> {
  const page = await browser.newPage({ baseURL: SITE });
  const session = await page.context().newCDPSession(page);
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / MEGABYTE;
  };
  return { page, heap: { name: 'heap of a page that stays open', measure } };
}
