import { readCookies } from '../lib/cookies.ts';
import {
  clickIdNames,
  MAX_CLICK_ID,
  pick,
  utmNames,
  type ClickIds,
  type Utm,
} from '../../supabase/functions/_shared/campaign.ts';
import { settings } from '../config/settings.ts';
import { createMemory } from '../lib/memory.ts';
import { parseFields } from '../lib/sessionMemory.ts';
import { boundedText, credibleId, decode, parseUrl } from '../lib/text.ts';
import type { Choice, ConsentState } from './consent.ts';

/** The affiliate program's cookies, and the query parameters that may name a partner, by precedence. */
const affiliateNames = {
  parameters: ['fpr', 'via', 'fp_ref', 'deal', 'ref', '_from', '_by', '_go', '_get'],
  trackingIdCookie: '_fprom_tid',
  refIdCookie: '_fprom_ref',
} as const;

/** Limits in UTF-16 units, as in `leadSchema.ts`: no address can make the backend reject a lead. */
const MAX = { id: 200, utm: 200, address: 200 } as const;

/** One arrival at the site, as the backend stores it. */
type Touch = {
  source?: string;
  medium?: string;
  campaign?: string;
  /** The address without its query, which may be private. */
  referrer?: string;
  landingPath?: string;
  /** ISO date and time. */
  at: string;
};

type Campaign = { utm: Utm; firstTouch: Touch; lastTouch: Touch };

/** What is known of how the visitor came. Each part is kept only under the visitor's choice, and for its time. */
type Visit = {
  /** Whom an address named last; kept only where the visitor allows advertising. */
  partner?: { id: string; at: string } | undefined;
  /** The click of the last arrival; kept only where the visitor allows advertising. */
  click?: { ids: ClickIds; at: string } | undefined;
  /** Kept only where the visitor allows analytics. */
  campaign?: Campaign;
};

/** The form in which the lead function takes it. */
export type Attribution = {
  trackingId: string | null;
  refId: string | null;
  attribution?: Utm & ClickIds & { fpr?: string; firstTouch?: Touch; lastTouch?: Touch };
};

type Permission = Pick<ConsentState, 'allowed' | 'isDecided'>;

/** Shared by all tabs of the browser, so that a new one knows as much. */
const { remember, recallText, forget } = createMemory(() => localStorage);
const KEY = 'visit';

/** Advertising services count a click for these days by default; the affiliate program has a setting of its own. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const isEmpty = (fields: object) => Object.values(fields).every((value) => value === undefined);

/** What this document knows before the visitor has chosen whether it may be kept. */
let undecided: Visit = {};

const only = ({ partner, click, campaign }: Visit, { advertising, analytics }: Choice): Visit => ({
  partner: advertising ? partner : undefined,
  click: advertising ? click : undefined,
  campaign: analytics ? campaign : undefined,
});

/** Whether less time has passed. It has not if the clock was set back since. */
function isWithin(at: string | undefined, days: number): boolean {
  const age = Date.now() - Date.parse(at ?? '');
  return age >= 0 && age <= days * DAY_MS;
}

function recallVisit(): Visit {
  const { partner, click, campaign } = parseFields(recallText(KEY)) as Omit<Visit, 'campaign'> & { campaign?: Partial<Campaign> };
  const visit: Visit = {};
  if (isWithin(partner?.at, Number(settings.VITE_AFFILIATE_DAYS))) visit.partner = partner;
  if (isWithin(click?.at, KEPT_DAYS)) visit.click = click;
  if (isWithin(campaign?.lastTouch?.at, KEPT_DAYS)) visit.campaign = campaign as Campaign;
  return visit;
}

/** Another tab may have stored more than this one has seen. */
const knownVisit = (): Visit => ({ ...undecided, ...recallVisit() });

function keep(visit: Visit, { allowed, isDecided }: Permission): void {
  undecided = isDecided ? {} : visit;
  const kept = only(visit, allowed);
  if (isEmpty(kept)) forget(KEY);
  else remember(KEY, kept);
}

/** Stores what was held back until the visitor's choice, or forgets what it no longer allows. */
export const applyChoice = (permission: Permission): void => keep(knownVisit(), permission);

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

/** `navigation`: how the browser came to the page (`PerformanceNavigationTiming.type`). */
export type Arrival = { url: string; referrer: string; at: Date; navigation?: string };

/**
 * Records how the visitor came; called once per page load. The first arrival stays the first touch. An arrival that names a campaign or
 * a partner, or comes from another site, is the last touch. A link of ours is an arrival only if the previous page was left before it
 * could record one: the referrer is then that page's full address.
 */
export function recordArrival({ url, referrer, at, navigation }: Arrival, permission: Permission): void {
  const earlier = knownVisit();
  const isFirst = isEmpty(earlier);
  // The browser repeats the referrer, so the page would seem to be reached from another site again, without the campaign.
  if (!isFirst && (navigation === 'reload' || navigation === 'back_forward')) return;
  const from = parseUrl(referrer);
  const here = new URL(url);
  const isOwnLink = from?.origin === here.origin;
  const landing = isOwnLink && isFirst ? from : here;

  const fpr = partnerOf(landing.search);
  const utm = utmOf(landing.search);
  const clickIds = clickIdsOf(landing.search);
  const isArrival = isFirst || fpr !== null || !isEmpty(utm) || !isEmpty(clickIds) || (from !== undefined && !isOwnLink);
  if (!isArrival) return;

  const touch: Touch = {
    source: utm.utm_source,
    medium: utm.utm_medium,
    campaign: utm.utm_campaign,
    referrer: from && !isOwnLink ? boundedText(from.origin + from.pathname, MAX.address) : undefined,
    landingPath: boundedText(landing.pathname, MAX.address),
    at: at.toISOString(),
  };
  const visit: Visit = {
    partner: fpr === null ? earlier.partner : { id: fpr, at: touch.at },
    click: isEmpty(clickIds) ? undefined : { ids: clickIds, at: touch.at },
    campaign: { utm, firstTouch: earlier.campaign?.firstTouch ?? touch, lastTouch: touch },
  };
  keep(visit, permission);
}

/** The campaign of the last arrival; of this address, if the arrival is not recorded yet. */
export function readCampaign(search = window.location.search): Utm | undefined {
  const named = utmOf(search);
  return isEmpty(named) ? knownVisit().campaign?.utm : named;
}

type AttributionSource = { search?: string; cookies?: string; allowed: Choice };

/**
 * How the visitor came, as far as the visitor's choice lets us know. The partner is the one that this address names, or else the last
 * one; the campaign and the click are those of the last arrival.
 */
export function readAttribution({
  search = window.location.search,
  cookies = readCookies(),
  allowed,
}: AttributionSource): Attribution {
  const { partner, click, campaign } = only(knownVisit(), allowed);
  const fpr = (allowed.advertising ? partnerOf(search) : null) ?? partner?.id;
  const attribution = {
    ...(fpr ? { fpr } : {}),
    ...(campaign ? { ...campaign.utm, firstTouch: campaign.firstTouch, lastTouch: campaign.lastTouch } : {}),
    ...click?.ids,
  };
  const cookieOf = (name: string) => (allowed.advertising ? cookieId(cookies, name) : null);
  return {
    trackingId: cookieOf(affiliateNames.trackingIdCookie),
    refId: cookieOf(affiliateNames.refIdCookie),
    ...(isEmpty(attribution) ? {} : { attribution }),
  };
}
