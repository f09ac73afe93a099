/**
 * Does for the embedded backend what pg_cron does for a hosted one: wakes
 * `deliver-webhooks` again and again, one run at a time.
 *
 * @returns stops it
 */
export function startSchedule(url: string, secretKey: string, everyMs: number): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    fetch(`${url}/functions/v1/deliver-webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: secretKey },
      body: '{}',
    })
      // Down for a moment: the next run finds the same events.
      .catch(() => undefined)
      .finally(() => (isRunning = false));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
