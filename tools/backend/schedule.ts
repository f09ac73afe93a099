/**
 * Does for the embedded backend what pg_cron does for a hosted one: wakes a
 * function again and again, one run at a time.
 *
 * @param everyMs between the beginnings of two runs
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
      // Down for a moment: the next run finds the same work.
      .catch(() => undefined)
      .finally(() => (isRunning = false));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  if (runsAtOnce) run();
  return () => clearInterval(timer);
}
