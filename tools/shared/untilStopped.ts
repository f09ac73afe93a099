const PARENT_CHECK_MS = 250;
// Ctrl-C reaches us twice, from the terminal and from npm.
const SAME_KEYSTROKE_MS = 1000;

/**
 * Turns what ends a program into something to wait for: a signal, or the end of
 * the npm that runs it, whose shell keeps signals to itself. Pressing Ctrl-C again
 * ends the process at once.
 */
export function untilStopped(): { signal: AbortSignal; stopped: Promise<void> } {
  const controller = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    let askedAt = 0;
    const stop = () => {
      askedAt ||= Date.now();
      controller.abort();
      resolve();
    };
    const onSignal = () => {
      if (askedAt && Date.now() - askedAt > SAME_KEYSTROKE_MS) process.exit(1);
      stop();
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, onSignal);
    }
    if (process.env.npm_lifecycle_event) {
      const parent = process.ppid;
      setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
    }
  });
  return { signal: controller.signal, stopped };
}
