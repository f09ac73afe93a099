import { decode } from '../lib/decode.ts';
import { boundedText, credibleId } from '../lib/plainText.ts';
import { parseFields, recallText, remember } from '../lib/sessionMemory.ts';

/** Names of the affiliate program's cookies, and of the parameters by which its links may name a partner, the first one first. */
const affiliateNames = {
  parameters: ['fpr', 'via', 'fp_ref', 'deal', 'ref', '_from', '_by', '_go', '_get'],
  trackingIdCookie: '_fprom_tid',
  refIdCookie: '_fprom_ref',
} as const;

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Longest texts, in UTF-16 units: no longer than the backend takes (`leadSchema.ts`), so that no address can spoil a lead. */
const MAX = { id: 200, utm: 200, address: 200 } as const;

/** One arrival at the site from elsewhere, as the backend stores it. */
type Touch = {
  source?: string | undefined;
  medium?: string | undefined;
  campaign?: string | undefined;
  /** Address of the page that led here, without its query: that is nobody's business. */
  referrer?: string | undefined;
  landingPath?: string | undefined;
  /** ISO date and time. */
  at: string;
};

type Utm = Partial<Record<(typeof utmNames)[number], string | undefined>>;

/** What the session keeps: how the visitor came first and last, and who was named last in an address. */
type Journey = { fpr: string | null; utm: Utm; firstTouch: Touch; lastTouch: Touch };

/** Who sent the visitor, as the lead function takes it. */
export type Attribution = {
  trackingId: string | null;
  refId: string | null;
  attribution?: Utm & { fpr?: string; firstTouch?: Touch; lastTouch?: Touch };
};

const KEY = 'journey';

function recallJourney(): Journey | undefined {
  const fields = parseFields(recallText(KEY));
  // Written by `recordArrival` alone; whatever else took its place has no first touch.
  return fields.firstTouch === undefined ? undefined : (fields as Journey);
}

/** Cookie reading throws where storage is refused (a sandboxed frame): that visitor is simply not attributed. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function cookieId(cookies: string, name: string): string | null {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return credibleId(decode(entry?.slice(name.length + 1) ?? ''), MAX.id);
}

function partnerOf(search: string): string | null {
  const parameters = new URLSearchParams(search);
  const ids = affiliateNames.parameters.map((name) => credibleId(parameters.get(name), MAX.id));
  return ids.find((id) => id !== null) ?? null;
}

function utmOf(search: string): Utm {
  const parameters = new URLSearchParams(search);
  const values = utmNames.map((name) => [name, boundedText(parameters.get(name), MAX.utm)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const parseUrl = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

export type Arrival = { url: string; referrer: string; at: Date };

/**
 * Keeps how the visitor came: to be called once a page load. The first arrival of a session stays its first; an arrival that names a
 * campaign or a partner, or comes from another site, is its last. A link of ours is no arrival, except where the page that it left had
 * no time to say how the visitor came: the browser still tells us that page's whole address.
 */
export function recordArrival({ url, referrer, at }: Arrival): void {
  const earlier = recallJourney();
  const from = parseUrl(referrer);
  const here = new URL(url);
  const isOwnLink = from?.origin === here.origin;
  const landing = isOwnLink && !earlier ? from : here;

  const fpr = partnerOf(landing.search);
  const utm = utmOf(landing.search);
  const isArrival = !earlier || fpr !== null || Object.keys(utm).length > 0 || (from !== undefined && !isOwnLink);
  if (!isArrival) return;

  const touch: Touch = {
    source: utm.utm_source,
    medium: utm.utm_medium,
    campaign: utm.utm_campaign,
    referrer: from && !isOwnLink ? boundedText(from.origin + from.pathname, MAX.address) : undefined,
    landingPath: boundedText(landing.pathname, MAX.address),
    at: at.toISOString(),
  };
  const journey: Journey = { fpr: fpr ?? earlier?.fpr ?? null, utm, firstTouch: earlier?.firstTouch ?? touch, lastTouch: touch };
  remember(KEY, journey);
}

/**
 * What is known of how the visitor came, at this moment. The partner is whom this address names, or else whom an address of this session
 * named last; UTM parameters are those of the last arrival.
 *
 * @param search the address's query, `location.search`
 * @param cookies the page's cookies, `document.cookie`
 */
export function readAttribution(search = window.location.search, cookies = readCookies()): Attribution {
  const journey = recallJourney();
  const fpr = partnerOf(search) ?? journey?.fpr;
  const attribution = {
    ...(fpr ? { fpr } : {}),
    ...(journey ? { ...journey.utm, firstTouch: journey.firstTouch, lastTouch: journey.lastTouch } : {}),
  };
  return {
    trackingId: cookieId(cookies, affiliateNames.trackingIdCookie),
    refId: cookieId(cookies, affiliateNames.refIdCookie),
    ...(Object.keys(attribution).length > 0 ? { attribution } : {}),
  };
}
