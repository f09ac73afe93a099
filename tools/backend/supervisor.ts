import { setTimeout as sleep } from 'node:timers/promises';

export type BackendProcess = {
  url: string;
  /** Resolves when it has ended, for any reason. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a process, and starts it again whenever it ends by itself.
 *
 * @param report gets one line for each restart
 * @throws what the first start throws; later failures are reported and retried
 */
export async function keepRunning(name: string, start: () => Promise<BackendProcess>, report: (line: string) => void) {
  let current = await start();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  const watch = async () => {
    for (let pauseMs = 100; !isStopping(); pauseMs = Math.min(pauseMs * 2, 5_000)) {
      const startedAt = Date.now();
      await current.exited;
      if (isStopping()) return;
      if (Date.now() - startedAt > 10_000) pauseMs = 100;
      report(`${name} ended unexpectedly; starting it again.`);
      await sleep(pauseMs);
      if (isStopping()) return;
      try {
        current = await start();
      } catch (cause) {
        report(`${name} did not start: ${cause instanceof Error ? cause.message : String(cause)}`);
      }
    }
  };
  const watching = watch();

  return {
    /** The process as it runs now, or ran last. */
    current: (): BackendProcess => current,
    async stop(): Promise<void> {
      stopping.abort();
      await current.stop();
      await watching;
      // A restart may have been under way.
      await current.stop();
    },
  };
}
