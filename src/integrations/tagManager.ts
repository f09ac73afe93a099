import { parseUrl } from '../lib/text.ts';
import { readCampaign } from './attribution.ts';
import { campaignQuery, untilTidy } from './address.ts';
import { addScript } from './pageScript.ts';
import { bareAddress, forgetCookies, type Tracker } from './tracker.ts';

type Page = { dataLayer?: unknown[] } & Record<string, unknown>;

/** The script would read these from the address, which may have no query here. Names from its documentation. */
function campaignFields() {
  const { utm_campaign: campaign_name, ...utm } = readCampaign() ?? {};
  const others = Object.entries(utm).map(([name, value]) => [name.replace('utm_', 'campaign_'), value] as const);
  return { ...(campaign_name && { campaign_name }), ...Object.fromEntries(others) };
}

function bareReferrer(): string {
  const referrer = parseUrl(document.referrer);
  return referrer ? referrer.origin + referrer.pathname : '';
}

export function createTagManager(id: string, source: string): Tracker {
  const page = window as unknown as Page;
  let isStarted = false;
  let isOn = false;

  const tag: (...call: unknown[]) => void = function () {
    page.dataLayer ??= [];
    // oxlint-disable-next-line prefer-rest-params -- its script recognizes commands by their being an `arguments` object
    page.dataLayer.push(arguments);
  };
  const consent = (command: 'default' | 'update', isAllowed: boolean) =>
    tag('consent', command, {
      analytics_storage: isAllowed ? 'granted' : 'denied',
      // Advertising is the pixel's, with its own consent.
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
  const about = (path: string) => ({ page_location: bareAddress(path) + campaignQuery(), page_path: path });

  return {
    start: () => {
      isOn = true;
      page[`ga-disable-${id}`] = false;
      consent(isStarted ? 'update' : 'default', true);
      void untilTidy().then(() => isOn && addScript({ name: 'analytics', source }));
      if (isStarted) return;
      isStarted = true;
      tag('set', { page_referrer: bareReferrer(), allow_google_signals: false, ...campaignFields() });
      tag('js', new Date());
    },
    pageView: (path) => tag('config', id, { ...about(path), page_title: document.title }),
    conversion: ({ name, id: event_id, ...more }, path) => tag('event', name, { ...about(path), event_id, ...more, send_to: id }),
    // Names from its documentation.
    webVital: ({ name: metric_name, value: metric_value, rating: metric_rating, path }) =>
      tag('event', 'web_vital', { ...about(path), metric_name, metric_value, metric_rating, send_to: id }),
    stop: () => {
      isOn = false;
      // The script checks this before each request.
      page[`ga-disable-${id}`] = true;
      consent('update', false);
      forgetCookies(/^_(ga|gid|gat|gcl)/);
    },
  };
}
