import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { projectRoot } from '../../../tools/shared/paths.ts';
import { memoryBelow } from '../../../tools/shared/memory.ts';
import { makeTestSite } from '../../e2e/helpers/testSite.ts';
import { SITE, SOAK_DIR, SOAK_PORTS } from './environment.ts';

const MEGABYTE = 1024 * 1024;

/** A size that can be measured, in megabytes; `noise` as in `Series`. */
export type Measured = { name: string; noise: number; measure: () => Promise<number> };

/** A heap is garbage-collected before it is measured; a process is not. */
const HEAP_NOISE_MB = 1;
const PROCESS_NOISE_MB = 16;

/** Builds the site if needed, and starts it with an empty backend. */
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
    noise: HEAP_NOISE_MB,
    measure: async () => {
      const message = nextMessage<{ heap: number }>();
      child.send('heap');
      return (await message).heap / MEGABYTE;
    },
  };
  const stop = async () => {
    failed.catch(() => undefined);
    child.disconnect();
    await ended;
  };
  /** The memory of a program that the servers run; 0 if the system does not report it. */
  const memoryOf = (program: string): Measured => ({
    name: `memory of ${program}`,
    noise: PROCESS_NOISE_MB,
    measure: () => {
      const processes = memoryBelow(child.pid ?? 0);
      const found = processes?.find(({ name }) => name === program);
      if (processes && !found) throw new Error(`The servers run no ${program}: its memory was not measured.`);
      return Promise.resolve(found?.megabytes ?? 0);
    },
  });
  return { dbUrl, measured: [heap, memoryOf('deno'), memoryOf('postgres')], stop };
}

/** Opens a page that is never reloaded, so that leaks of page changes add up in it. */
export async function openResident(browser: Browser): Promise<{ page: Page; heap: Measured }> {
  const page = await browser.newPage({ baseURL: SITE });
  const session = await page.context().newCDPSession(page);
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / MEGABYTE;
  };
  return { page, heap: { name: 'heap of a page that stays open', noise: HEAP_NOISE_MB, measure } };
}
