import type { Env } from '../config/env.ts';
import { recall, remember } from '../lib/sessionMemory.ts';
import { untilTidy } from './address.ts';
import { createAffiliate } from './affiliate.ts';
import { listen } from './report.ts';
import type { Category, ServiceId } from './thirdParties.ts';
import type { Consent } from './consent.ts';
import { pagePath, readConversion, type Conversion } from './conversion.ts';
import { addScript } from './pageScript.ts';
import { createPixel } from './pixel.ts';
import { createTagManager } from './tagManager.ts';
import type { Tracker } from './tracker.ts';
import { watchWebVitals } from './webVitals.ts';

const REPORTED = 'reported-events';
const MAX_REMEMBERED = 50;

type Entry = Tracker & { category: Category; isOn: boolean };

function createTrackers(env: Env, consent: Consent): Entry[] {
  const { services } = consent.read();
  const source = (id: ServiceId) => services.find((service) => service.id === id)?.script;
  const entries: Entry[] = [];
  const add = (category: Category, tracker: Tracker) => entries.push({ ...tracker, category, isOn: false });

  const sources = { affiliate: source('affiliate'), pixel: source('pixel'), analytics: source('analytics') };
  // First: it has to read the address before the query is removed.
  if (sources.affiliate && env.VITE_AFFILIATE_ID) {
    add('advertising', createAffiliate(env.VITE_AFFILIATE_ID, sources.affiliate));
  }
  if (sources.pixel && env.VITE_PIXEL_ID) add('advertising', createPixel(env.VITE_PIXEL_ID, sources.pixel));
  if (sources.analytics && env.VITE_ANALYTICS_ID) {
    add('analytics', createTagManager(env.VITE_ANALYTICS_ID, sources.analytics));
  }
  const helper = source('siteHelper');
  if (helper) {
    const start = () => void untilTidy().then(() => addScript({ name: 'site helper', source: helper }));
    add('services', { start, stop: () => undefined });
  }
  return entries;
}

/** Whether this tab passes the event on for the first time: a repeated response is not a second conversion. */
function isNew({ id }: Conversion): boolean {
  const recalled = recall(REPORTED);
  const ids: unknown[] = Array.isArray(recalled) ? recalled : [];
  if (ids.includes(id)) return false;
  remember(REPORTED, [...ids, id].slice(-MAX_REMEMBERED));
  return true;
}

export type Tracking = {
  /** Called at each page; counts one page view per change of path. */
  pageView: (pathname: string) => void;
};

export type TrackingOptions = {
  env: Env;
  consent: Consent;
  /** Tests pass their own. */
  watchVitals?: typeof watchWebVitals;
};

/**
 * Starts and stops trackers as the visitor's consent changes, and passes page views and conversions on to them. Conversions before the
 * visitor's choice are held back until it is made.
 */
export function createTracking({ env, consent, watchVitals = watchWebVitals }: TrackingOptions): Tracking {
  const entries = createTrackers(env, consent);
  let pathname: string | undefined;
  let isStale = false;
  let isMeasuring = false;
  let undecided: { event: Conversion; path: string }[] = [];

  /** Nothing is stored of an event that no receiver may get. */
  const pass = (event: Conversion, path: string) => {
    if (!entries.some(({ isOn, conversion }) => isOn && conversion) || !isNew(event)) return;
    for (const { isOn, conversion } of entries) if (isOn) conversion?.(event, path);
  };

  /** Measures once an active tracker takes the metrics. */
  function measure() {
    if (isMeasuring || !entries.some(({ isOn, webVital }) => isOn && webVital)) return;
    isMeasuring = true;
    void watchVitals((vital) => {
      for (const { isOn, webVital } of entries) if (isOn) webVital?.({ ...vital, path: pagePath(vital.path) });
    });
  }

  function follow() {
    // Trackers start with the first page.
    if (pathname === undefined) return;
    const path = pagePath(pathname);
    const { allowed, isDecided } = consent.read();
    for (const entry of entries) {
      const isAllowed = allowed[entry.category];
      if (isAllowed === entry.isOn) continue;
      entry.isOn = isAllowed;
      if (isAllowed) {
        entry.start();
        entry.pageView?.(path);
      } else {
        entry.stop();
        isStale = true;
      }
    }
    measure();
    if (!isDecided) return;
    const decided = undecided;
    undecided = [];
    for (const waited of decided) pass(waited.event, waited.path);
  }

  listen((reported) => {
    const event = readConversion(reported);
    if (!event) return;
    const path = pagePath(window.location.pathname);
    // Before the first page no tracker has started.
    if (pathname !== undefined && consent.read().isDecided) pass(event, path);
    else undecided.push({ event, path });
  });
  consent.subscribe(follow);

  return {
    pageView: (next) => {
      if (next === pathname) return;
      const isFirst = pathname === undefined;
      pathname = next;
      // Removes the code of trackers that were turned off.
      if (isStale) window.location.reload();
      else if (isFirst) follow();
      else for (const { isOn, pageView } of entries) if (isOn) pageView?.(pagePath(next));
    },
  };
}
