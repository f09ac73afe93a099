import type { Page } from '@playwright/test';

/** The connection of a phone at the edge of its network: 400 kbit/s, and 400 ms before anything arrives. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const FULL_SPEED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Slows the page's connection down. @returns restores its full speed */
export async function slowDown(page: Page, limits: Partial<typeof SLOW_3G> = SLOW_3G): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...FULL_SPEED, ...limits });
  return async () => {
    await session.send('Network.emulateNetworkConditions', FULL_SPEED);
  };
}

/** A browser that blocks cookies and storage: reading them throws, as in a sandboxed frame. */
export const rejectStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const reject = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: reject });
    Object.defineProperty(Document.prototype, 'cookie', { get: reject, set: reject });
  });

/** Dispatches the events that a page gets when it is left for another one and shown again from the back-forward cache. */
export const dispatchRestored = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
