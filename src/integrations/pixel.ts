import { addScript } from './pageScript.ts';
import { forgetCookies, type Tracker } from './tracker.ts';
import type { ConversionName } from './conversion.ts';

/** The pixel's function: until its script is there, calls wait in its queue, which the script works off. */
type PixelFunction = ((...call: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  push: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
  allowDuplicatePageViews: boolean;
};

/** The pixel's names. That somebody has applied for a job is not for advertising. */
const standardEvents: Partial<Record<ConversionName, string>> = { generate_lead: 'Lead', booking_confirmed: 'Schedule' };

function createFunction(): PixelFunction {
  const call = (...values: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...values);
    else pixel.queue.push(values);
  };
  const pixel: PixelFunction = Object.assign(call, {
    queue: [],
    push: call,
    loaded: true,
    version: '2.0',
    // By itself it would count each change of address a second time.
    disablePushState: true,
    allowDuplicatePageViews: true,
  });
  return pixel;
}

/** The pixel reads the address by itself: what the query said is known by now (`attribution.ts`), and nobody else's business. */
function dropQuery() {
  const { pathname, search, hash } = window.location;
  if (search) window.history.replaceState(window.history.state, '', pathname + hash);
}

/**
 * The advertising pixel: page views, leads and bookings.
 *
 * @param queryRead settled once nobody needs the address's query any more
 */
export function createPixel(id: string, source: string, queryRead: () => Promise<unknown>): Tracker {
  let call: PixelFunction | undefined;
  let isOn = false;

  const whenQueryIsRead = (then: () => void) =>
    void queryRead().then(() => {
      if (!isOn) return;
      dropQuery();
      then();
    });

  function setUp(): PixelFunction {
    const page = window as { fbq?: PixelFunction; _fbq?: PixelFunction };
    const present = (page.fbq ??= createFunction());
    page._fbq ??= present;
    // Or it would read buttons, forms and the page's words.
    present('set', 'autoConfig', false, id);
    present('init', id);
    return present;
  }

  return {
    start: () => {
      isOn = true;
      if (call) call('consent', 'grant');
      else call = setUp();
      whenQueryIsRead(() => void addScript({ name: 'Advertising pixel', source }));
    },
    pageView: () => whenQueryIsRead(() => call?.('track', 'PageView')),
    conversion: ({ name, id: eventID }) => {
      const standardEvent = standardEvents[name];
      if (standardEvent) whenQueryIsRead(() => call?.('track', standardEvent, {}, { eventID }));
    },
    stop: () => {
      isOn = false;
      call?.('consent', 'revoke');
      forgetCookies(/^_fb[pc]$/);
    },
  };
}
