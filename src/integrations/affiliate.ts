import { readFirst } from './address.ts';
import { addScript } from './pageScript.ts';
import { forgetCookies, type Tracker } from './tracker.ts';

type AffiliateFunction = ((...call: unknown[]) => void) & { q: unknown[][] };

/** How long other scripts wait for this one to read the address. */
const READING_TIMEOUT_MS = 4000;

/**
 * FirstPromoter: its script stores the partner that the address names in cookies, which `attribution.ts` reads. A stored lead is
 * credited by its id, so that the script gets nothing that a visitor typed.
 */
export function createAffiliate(id: string, source: string): Tracker {
  let isStarted = false;

  const page = window as { fpr?: AffiliateFunction };

  function start() {
    if (isStarted) return;
    isStarted = true;
    const queue: unknown[][] = [];
    page.fpr ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
    page.fpr('init', { cid: id });
    page.fpr('click');
    const timeout = new Promise((resolve) => setTimeout(resolve, READING_TIMEOUT_MS));
    readFirst(Promise.race([addScript({ name: 'affiliate program', source }), timeout]));
  }

  const conversion: Tracker['conversion'] = ({ name, id: uid }) => {
    if (name === 'generate_lead') page.fpr?.('referral', { uid });
  };

  return { start, conversion, stop: () => forgetCookies(/^_fprom_/) };
}
