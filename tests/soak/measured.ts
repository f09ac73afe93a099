import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { projectRoot } from '../../tools/shared/paths.ts';
import { memoryBelow } from '../../tools/shared/memory.ts';
import { makeTestSite } from '../support/testSite.ts';
import { SITE, SOAK_DIR, SOAK_PORTS } from './environment.ts';

const MEGABYTE = 1024 * 1024;

/** Something that is measured now and then, in megabytes; `breath` as in `Series`. */
export type Measured = { name: string; breath: number; measure: () => Promise<number> };

/** What can be collected before it is measured hardly breathes. */
const HEAP_BREATH_MB = 1;
const PROCESS_BREATH_MB = 16;

/** Builds the site where needed, and starts it with an empty backend. */
export async function startServers() {
  const root = projectRoot();
  const dataDir = join(root, SOAK_DIR, 'data');
  const siteDir = join(SOAK_DIR, 'dist');
  await makeTestSite('plain', siteDir, SOAK_PORTS.gateway);
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
    breath: HEAP_BREATH_MB,
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
  /** A program that the servers run, where the system tells what it holds. */
  const memoryOf = (program: string): Measured => ({
    name: `memory of ${program}`,
    breath: PROCESS_BREATH_MB,
    measure: () => {
      const processes = memoryBelow(child.pid ?? 0);
      const found = processes?.find(({ name }) => name === program);
      if (processes && !found) throw new Error(`The servers run no ${program}: its memory was not measured.`);
      return Promise.resolve(found?.megabytes ?? 0);
    },
  });
  return { dbUrl, measured: [heap, memoryOf('deno'), memoryOf('postgres')], stop };
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
  return { page, heap: { name: 'heap of a page that stays open', breath: HEAP_BREATH_MB, measure } };
}
