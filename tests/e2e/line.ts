import type { Page } from '@playwright/test';

/** The line of a phone at the edge of its network: 400 kbit/s, and 400 ms before anything comes. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** From now on the page has a slow line. */
export async function slow3G(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
}
