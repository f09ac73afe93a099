import { addScript } from './pageScript.ts';
import { forgetCookies, type Tracker } from './tracker.ts';

type AffiliateFunction = ((...call: unknown[]) => void) & { q: unknown[][] };

/** How long others wait for the script to have read the address, in milliseconds. */
const PATIENCE_MS = 4000;

/**
 * The affiliate program's URL tracking: it reads which partner the address names and remembers that in the cookies that
 * `attribution.ts` reads. Of leads it hears from our server alone.
 */
export function createAffiliate(id: string, source: string) {
  let reading: Promise<unknown> | undefined;

  function start() {
    if (reading) return;
    const page = window as { fpr?: AffiliateFunction };
    const queue: unknown[][] = [];
    page.fpr ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
    page.fpr('init', { cid: id });
    page.fpr('click');
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    reading = Promise.race([addScript({ name: 'Affiliate program', source }), patience]);
  }

  const tracker: Tracker = { start, stop: () => forgetCookies(/^_fprom_/) };
  /** Settled once the script has read the address, or has had its time. */
  return { ...tracker, hasRead: () => reading ?? Promise.resolve() };
}
