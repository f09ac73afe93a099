import { blockingTime, clickWork, tasksAfterPaint, type TraceEvent } from './mainThread.ts';

const MAIN = { pid: 7, tid: 1 };
const OTHER = { pid: 7, tid: 2 };

/** A task at a time, with more time on the clock than on the processor; all in milliseconds. */
const task = (at: number, processor: number, thread = MAIN): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ts: at * 1000,
  dur: processor * 2000,
  tdur: processor * 1000,
});
const mark = (name: string, at: number, type = ''): TraceEvent => ({
  ...MAIN,
  name,
  ts: at * 1000,
  args: { data: { type } },
});

test('only tasks of the main thread after the first contentful paint count, with their processor time', () => {
  const events = [task(0, 80), mark('firstContentfulPaint', 200), task(210, 12), task(215, 40, OTHER), task(240, 3)];
  expect(tasksAfterPaint(events)).toEqual([12, 3]);
  expect(() => tasksAfterPaint([task(0, 80)])).toThrow('The page was not painted.');
});

test('a task blocks for what exceeds 50 ms on the slower processor', () => {
  expect(blockingTime([12, 20, 13], 4)).toBe(32);
  expect(blockingTime([12], 4)).toBe(0);
});

test('a click’s work is that of the tasks from its release to the next frame', () => {
  const events = [
    task(0, 9),
    task(50, 4),
    mark('EventDispatch', 51, 'pointerup'),
    mark('EventDispatch', 52, 'click'),
    task(55, 6, OTHER),
    task(60, 5),
    task(70, 2),
    mark('Commit', 71),
    task(90, 30),
  ];
  expect(clickWork(events)).toBe(11);
  expect(() => clickWork(events.filter(({ name }) => name !== 'Commit'))).toThrow('No frame followed the click.');
  expect(() => clickWork([task(0, 9)])).toThrow('The page was not clicked.');
});
