/**
 * Does for the embedded backend what pg_cron does for a hosted one: wakes a
 * function again and again, one run at a time.
 *
 * @returns stops it
 */
export function startSchedule({ url, secretKey }: { url: string; secretKey: string }, name: string, everyMs: number): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
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
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
