import {
  clickIdNames,
  MAX_CLICK_ID,
  pick,
  utmNames,
  type ClickIds,
  type Utm,
} from '../../supabase/functions/_shared/campaign.ts';
import { boundedText, credibleId, decode, parseUrl } from '../lib/text.ts';
import { parseFields, recallText, remember } from '../lib/sessionMemory.ts';

/** The affiliate program's cookies, and the query parameters that may name a partner, by precedence. */
const affiliateNames = {
  parameters: ['fpr', 'via', 'fp_ref', 'deal', 'ref', '_from', '_by', '_go', '_get'],
  trackingIdCookie: '_fprom_tid',
  refIdCookie: '_fprom_ref',
} as const;

/** In UTF-16 units, as in `leadSchema.ts`: no address can make the backend reject a lead. */
const MAX = { id: 200, utm: 200, address: 200 } as const;

/** One arrival at the site, as the backend stores it. */
type Touch = {
  source?: string | undefined;
  medium?: string | undefined;
  campaign?: string | undefined;
  /** Without its query, which may be private. */
  referrer?: string | undefined;
  landingPath?: string | undefined;
  /** ISO date and time. */
  at: string;
};

/** `fpr`: the partner that an address named last. The others: of the last arrival. */
type Session = { fpr: string | null; utm: Utm; clickIds?: ClickIds; firstTouch: Touch; lastTouch: Touch };

/** As the lead function takes it. */
export type Attribution = {
  trackingId: string | null;
  refId: string | null;
  attribution?: Utm & ClickIds & { fpr?: string; firstTouch?: Touch; lastTouch?: Touch };
};

const KEY = 'session';

function recallSession(): Session | undefined {
  const fields = parseFields(recallText(KEY));
  return fields.firstTouch === undefined ? undefined : (fields as Session);
}

/** Reading cookies throws in a sandboxed frame. */
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
  return pick(utmNames, (name) => boundedText(parameters.get(name), MAX.utm));
}

function clickIdsOf(search: string): ClickIds {
  const parameters = new URLSearchParams(search);
  return pick(clickIdNames, (name) => credibleId(parameters.get(name), MAX_CLICK_ID));
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0;

/** `navigation`: how the browser came to the page (`PerformanceNavigationTiming.type`). */
export type Arrival = { url: string; referrer: string; at: Date; navigation?: string | undefined };

/**
 * Stores how the visitor came; called once per page load. The first arrival of a session stays its first touch. An arrival that names a
 * campaign or a partner, or comes from another site, is its last touch. A link of ours is an arrival only if the previous page was left
 * before it could record one: the referrer is then that page's full address.
 */
export function recordArrival({ url, referrer, at, navigation }: Arrival): void {
  const earlier = recallSession();
  // The browser repeats the referrer, so the page would seem to be reached from another site again, without the campaign.
  if (earlier && (navigation === 'reload' || navigation === 'back_forward')) return;
  const from = parseUrl(referrer);
  const here = new URL(url);
  const isOwnLink = from?.origin === here.origin;
  const landing = isOwnLink && !earlier ? from : here;

  const fpr = partnerOf(landing.search);
  const utm = utmOf(landing.search);
  const clickIds = clickIdsOf(landing.search);
  const isArrival = !earlier || fpr !== null || !isEmpty(utm) || !isEmpty(clickIds) || (from !== undefined && !isOwnLink);
  if (!isArrival) return;

  const touch: Touch = {
    source: utm.utm_source,
    medium: utm.utm_medium,
    campaign: utm.utm_campaign,
    referrer: from && !isOwnLink ? boundedText(from.origin + from.pathname, MAX.address) : undefined,
    landingPath: boundedText(landing.pathname, MAX.address),
    at: at.toISOString(),
  };
  const session: Session = {
    fpr: fpr ?? earlier?.fpr ?? null,
    utm,
    clickIds,
    firstTouch: earlier?.firstTouch ?? touch,
    lastTouch: touch,
  };
  remember(KEY, session);
}

/** The campaign of the last arrival; of this address, if the arrival is not recorded yet. */
export function readCampaign(search = window.location.search): Utm | undefined {
  const named = utmOf(search);
  return isEmpty(named) ? recallSession()?.utm : named;
}

type AttributionSource = { search?: string | undefined; cookies?: string | undefined; allowsClickIds: boolean };

/**
 * How the visitor came. The partner is the one that this address names, or else the last one in this session; the campaign and the
 * click are those of the last arrival.
 */
export function readAttribution({
  search = window.location.search,
  cookies = readCookies(),
  allowsClickIds,
}: AttributionSource): Attribution {
  const session = recallSession();
  const fpr = partnerOf(search) ?? session?.fpr;
  const attribution = {
    ...(fpr ? { fpr } : {}),
    ...(session ? { ...session.utm, firstTouch: session.firstTouch, lastTouch: session.lastTouch } : {}),
    ...(allowsClickIds ? session?.clickIds : {}),
  };
  return {
    trackingId: cookieId(cookies, affiliateNames.trackingIdCookie),
    refId: cookieId(cookies, affiliateNames.refIdCookie),
    ...(isEmpty(attribution) ? {} : { attribution }),
  };
}
