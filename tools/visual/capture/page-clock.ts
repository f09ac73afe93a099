/**
 * Runs in the page, before anything else of it: remembers the timers that a story starts, so that they can be stopped
 * when the story is left. A timer that outlives its story would speak up, or repaint, in somebody else's picture.
 */
import type { GateWindow } from './page-types.ts';

type Start = (handler: TimerHandler, delay?: number, ...rest: unknown[]) => number;

export function installClock(): void {
  const gate: GateWindow = window;
  const timers = new Set<number>();
  const frames = new Set<number>();
  const setTimer: Start = window.setTimeout.bind(window);
  const setRepeating: Start = window.setInterval.bind(window);
  const clearTimer = window.clearTimeout.bind(window);
  const requestFrame = window.requestAnimationFrame.bind(window);
  const cancelFrame = window.cancelAnimationFrame.bind(window);

  const remembering =
    (start: Start): Start =>
    (handler, delay, ...rest) => {
      const id = start(handler, delay, ...rest);
      timers.add(id);
      return id;
    };

  Object.assign(window, {
    setTimeout: remembering(setTimer),
    setInterval: remembering(setRepeating),
    requestAnimationFrame: (callback: FrameRequestCallback): number => {
      const id = requestFrame(callback);
      frames.add(id);
      return id;
    },
  });

  const forget = (): void => {
    timers.clear();
    frames.clear();
  };

  gate.__visualGateClock = {
    start: forget,
    stop: () => {
      for (const id of timers) clearTimer(id);
      for (const id of frames) cancelFrame(id);
      forget();
    },
    frame: () => new Promise((resolve) => requestFrame(() => resolve())),
    wait: (milliseconds) => new Promise((resolve) => setTimer(resolve, milliseconds)),
  };
}
