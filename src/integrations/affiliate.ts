import { readFirst } from './address.ts';
import { addScript } from './pageScript.ts';
import { forgetCookies, type Tracker } from './tracker.ts';

type AffiliateFunction = ((...call: unknown[]) => void) & { q: unknown[][] };

/** How long others wait for the script to have read the address, in milliseconds. */
const PATIENCE_MS = 4000;

/**
 * The affiliate program's URL tracking: it reads which partner the address names and remembers that in the cookies that
 * `attribution.ts` reads. Of leads it hears from our server alone.
 */
export function createAffiliate(id: string, source: string): Tracker {
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    const page = window as { fpr?: AffiliateFunction };
    const queue: unknown[][] = [];
    page.fpr ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
    page.fpr('init', { cid: id });
    page.fpr('click');
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    readFirst(Promise.race([addScript({ name: 'affiliate program', source }), patience]));
  }

  return { start, stop: () => forgetCookies(/^_fprom_/) };
}
