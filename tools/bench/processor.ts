import { chromium } from '@playwright/test';
import type { Addresses, Target } from './compare.ts';
import { CPU_SLOWDOWN, lowTierSlowdown } from './forms.ts';
import { interactions, measureClickWork } from './interactions.ts';
import { blockingTime, tasksAfterPaint, trace } from './mainThread.ts';
import { measureMachine, routes } from './routes.ts';
import { median, table } from './statistics.ts';
import { pinnedLaunchOptions } from '../shared/browser.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The span that is observed: the code, hydration, what is loaded when the browser is idle, and the sections that are rendered after 3 s. */
const OBSERVED_MS = 4000;

/** Processor times in milliseconds on this machine: of the tasks of each load, and of each click. */
export type ProcessorResult = {
  /** How many times slower than this machine a low-tier phone is. */
  lowTier: number;
  loads: { path: string; tasks: Record<Target, number[][]> }[];
  clicks: { name: string; work: number[] }[];
};

/** Loads a page on a phone, in a new browser and on a processor that is not slowed. @returns as `tasksAfterPaint` */
async function measureTasks(url: string): Promise<number[]> {
  const browser = await chromium.launch(await pinnedLaunchOptions());
  try {
    const page = await browser.newPage(PHONE);
    const load = async () => {
      await page.goto(url);
      await page.waitForTimeout(OBSERVED_MS);
    };
    return tasksAfterPaint(await trace(browser, page, load));
  } finally {
    await browser.close();
  }
}

/** Loads every route of both sites and clicks each kind of control, on a processor that is not slowed. */
export async function measureProcessor(
  addresses: Addresses,
  { runs, idleTimeout }: { runs: number; idleTimeout: number },
): Promise<ProcessorResult> {
  const lowTier = lowTierSlowdown(await measureMachine(addresses.ours, idleTimeout));
  const loads = routes.map((path): ProcessorResult['loads'][number] => ({ path, tasks: { ours: [], reference: [] } }));
  const clicks = Object.entries(interactions).map(([name, interaction]) => ({ name, interaction, work: [] as number[] }));
  const browser = await chromium.launch(await pinnedLaunchOptions());
  try {
    for (let round = 0; round < runs; round += 1) {
      console.error(`round ${round + 1} of ${runs}`);
      for (const { path, tasks } of loads) {
        for (const target of ['ours', 'reference'] as const) tasks[target].push(await measureTasks(addresses[target] + path));
      }
      for (const { interaction, work } of clicks) work.push(await measureClickWork(browser, addresses.ours, interaction));
    }
  } finally {
    await browser.close();
  }
  return { lowTier, loads, clicks: clicks.map(({ name, work }) => ({ name, work })) };
}

/** The medians of each route and click, as on a processor that is slowed four times and on a low-tier phone. */
export function printProcessor({ lowTier, loads, clicks }: ProcessorResult): void {
  const slowdowns = [CPU_SLOWDOWN, lowTier];
  const phone = `low-tier phone (× ${lowTier})`;
  const loadRows = loads.map(({ path, tasks }) => [
    path,
    ...slowdowns.flatMap((slowdown) =>
      [tasks.ours, tasks.reference].map((ofRuns) => median(ofRuns.map((one) => blockingTime(one, slowdown))).toFixed(0)),
    ),
    (median(tasks.ours.map((one) => Math.max(...one))) * lowTier).toFixed(0),
  ]);
  const blocking = [`blocking ms, × ${CPU_SLOWDOWN}`, 'reference', `blocking ms, ${phone}`, 'reference'];
  console.log(table(['route', ...blocking, `longest task ms, ${phone}`], loadRows));
  const clickRows = clicks.map(({ name, work }) => [
    name,
    ...slowdowns.flatMap((slowdown) => [median(work), Math.max(...work)].map((ms) => (ms * slowdown).toFixed(0))),
  ]);
  console.log(`\n${table(['click', `median ms, × ${CPU_SLOWDOWN}`, 'most', `median ms, ${phone}`, 'most'], clickRows)}`);
}
