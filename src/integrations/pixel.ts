import { untilBare } from './address.ts';
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

/** The advertising pixel: page views, leads and bookings. */
export function createPixel(id: string, source: string): Tracker {
  let call: PixelFunction | undefined;
  let isOn = false;

  const whenBare = (then: () => void) =>
    void untilBare().then(() => {
      if (isOn) then();
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
      whenBare(() => void addScript({ name: 'advertising pixel', source }));
    },
    pageView: () => whenBare(() => call?.('track', 'PageView')),
    conversion: ({ name, id: eventID }) => {
      const standardEvent = standardEvents[name];
      if (standardEvent) whenBare(() => call?.('track', standardEvent, {}, { eventID }));
    },
    stop: () => {
      isOn = false;
      call?.('consent', 'revoke');
      forgetCookies(/^_fb[pc]$/);
    },
  };
}
