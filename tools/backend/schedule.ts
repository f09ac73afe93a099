/**
 * Does for the embedded backend what pg_cron does for a hosted one: calls a function at an interval, one run at a time.
 *
 * @returns stops it
 */
export function startSchedule(
  { url, secretKey }: { url: string; secretKey: string },
  name: string,
  everyMs: number,
  { runsAtOnce = false } = {},
): () => void {
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: secretKey },
      body: '{}',
    })
      // While the functions restart, the work waits for the next run.
      .catch(() => undefined)
      .finally(() => (isRunning = false));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  if (runsAtOnce) run();
  return () => clearInterval(timer);
}
