import { reportFailure } from './userError.ts';

const PARENT_CHECK_MS = 250;
// Ctrl-C arrives twice: from the terminal and from npm.
const SAME_KEYSTROKE_MS = 1000;

/**
 * Waits until a command should stop: after a signal, or when the program that forked it or npm ends, because npm's shell does not
 * pass signals on. A second Ctrl-C exits at once.
 *
 * @returns `signal` aborts, and `stopped` resolves, when the command should stop
 */
function waitForShutdown() {
  const controller = new AbortController();
  const stopped = new Promise<void>((resolve) => controller.signal.addEventListener('abort', () => resolve()));
  let firstSignalAt = 0;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (firstSignalAt && Date.now() - firstSignalAt > SAME_KEYSTROKE_MS) process.exit(1);
      firstSignalAt ||= Date.now();
      controller.abort();
    });
  }
  process.on('disconnect', () => controller.abort());
  // The listener alone must not keep a finished command running.
  process.channel?.unref();
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && controller.abort(), PARENT_CHECK_MS).unref();
  }
  return { signal: controller.signal, stopped };
}

/**
 * Runs a command until it should stop, and sets its exit code: what `work` returns, or 0, also after a failure that stopping has caused.
 * Any other failure is printed.
 */
export async function runUntilShutdown(
  work: (shutdown: ReturnType<typeof waitForShutdown>) => Promise<number | undefined>,
): Promise<void> {
  const shutdown = waitForShutdown();
  try {
    process.exitCode = (await work(shutdown)) ?? 0;
  } catch (cause) {
    process.exitCode = shutdown.signal.aborted ? 0 : reportFailure(cause);
  }
}
