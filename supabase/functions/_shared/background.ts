/**
 * On the hosted platform, `EdgeRuntime` keeps the worker alive for the promise;
 * elsewhere the process keeps running anyway.
 */
export function runInBackground(work: Promise<unknown>, onFailure: () => void): void {
  const settled = work.catch(onFailure);
  const { EdgeRuntime } = globalThis as {
    EdgeRuntime?: { waitUntil?: (promise: Promise<unknown>) => void };
  };
  EdgeRuntime?.waitUntil?.(settled);
}
