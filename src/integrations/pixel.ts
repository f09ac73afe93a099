import { untilTidy } from './address.ts';
import { addScript } from './pageScript.ts';
import { forgetCookies, type Tracker } from './tracker.ts';
import type { ConversionName } from './conversion.ts';

/** Queues calls until the pixel's script has loaded. */
type PixelFunction = ((...call: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  push: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
  allowDuplicatePageViews: boolean;
};

/** The pixel's names. Job applications are not used for advertising. */
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
    // It would count each change of address a second time.
    disablePushState: true,
    allowDuplicatePageViews: true,
  });
  return pixel;
}

export function createPixel(id: string, source: string): Tracker {
  let call: PixelFunction | undefined;
  let isOn = false;

  const whenTidy = (then: () => void) =>
    void untilTidy().then(() => {
      if (isOn) then();
    });

  function setUp(): PixelFunction {
    const page = window as { fbq?: PixelFunction; _fbq?: PixelFunction };
    const present = (page.fbq ??= createFunction());
    page._fbq ??= present;
    // Otherwise it reads buttons, forms and text.
    present('set', 'autoConfig', false, id);
    present('init', id);
    return present;
  }

  return {
    start: () => {
      isOn = true;
      if (call) call('consent', 'grant');
      else call = setUp();
      whenTidy(() => void addScript({ name: 'advertising pixel', source }));
    },
    pageView: () => whenTidy(() => call?.('track', 'PageView')),
    conversion: ({ name, id: eventID }) => {
      const standardEvent = standardEvents[name];
      if (standardEvent) whenTidy(() => call?.('track', standardEvent, {}, { eventID }));
    },
    stop: () => {
      isOn = false;
      call?.('consent', 'revoke');
      forgetCookies(/^_fb[pc]$/);
    },
  };
}
