/**
 * What a page's main thread computes, by the processor's own clock. The wall clock, and with it Lighthouse's blocking time and Event
 * Timing, also counts what other programs of the machine take: on a shared one a page without any script blocked for 112 to 579 ms, and
 * by this clock for 0.
 */
import type { Browser, Page } from '@playwright/test';

/** An event of Chrome's trace. Microseconds; `tdur` is the processor time of its thread. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
};

/** `RunTask` and what it contains. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];
/** Of a blocking task, as in Lighthouse and Long Tasks. */
const UNBLOCKED_MS = 50;

/** @returns the events while `act` runs */
export async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return traceEvents.sort((a, b) => a.ts - b.ts);
}

const onThreadOf = (events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] =>
  events.filter((event) => event.pid === pid && event.tid === tid);

const isTask = ({ name }: TraceEvent): boolean => name === 'RunTask';
const processorMs = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Processor times in milliseconds of the main thread's tasks after the first contentful paint. @throws Error without such a paint */
export function tasksAfterPaint(events: readonly TraceEvent[]): number[] {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The page was not painted.');
  return onThreadOf(events, painted)
    .filter((event) => isTask(event) && event.ts > painted.ts)
    .map(processorMs);
}

/** Processor time in milliseconds of the main thread from a click's release to the frame after it. @throws Error without a click */
export function clickWork(events: readonly TraceEvent[]): number {
  const dispatched = (type: string) => events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  const [released, click] = [dispatched('pointerup'), dispatched('click')];
  if (!released || !click) throw new Error('The page was not clicked.');
  const ours = onThreadOf(events, click);
  const frame = ours.find(({ name, ts }) => name === 'Commit' && ts > endOf(click));
  if (!frame) throw new Error('No frame followed the click.');
  const tasks = ours.filter((event) => isTask(event) && endOf(event) > released.ts && event.ts <= frame.ts);
  return tasks.reduce((sum, task) => sum + processorMs(task), 0);
}

/** The total blocking time in milliseconds on a processor that is `slowdown` times slower. */
export const blockingTime = (tasks: readonly number[], slowdown: number): number =>
  tasks.reduce((sum, task) => sum + Math.max(0, task * slowdown - UNBLOCKED_MS), 0);
