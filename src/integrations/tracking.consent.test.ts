import type * as Settings from '../config/settings.ts';
import { report } from './report.ts';
import { configuredServices } from './thirdParties.ts';
import { createConsent, nothing } from './consent.ts';
import { createTracking } from './tracking.ts';
import { begin, conversion, env, page, pixelCalls, resetEachTest, scripts, settle, tagCalls } from './tracking.harness.ts';

jest.mock('../config/settings.ts', () => ({
  ...jest.requireActual<typeof Settings>('../config/settings.ts'),
  hasThirdParties: true,
}));

resetEachTest();

test('with the signal no script is added and nothing is reported', async () => {
  const { tracking, watchVitals } = await begin({ hasSignal: true });
  expect(watchVitals).not.toHaveBeenCalled();
  tracking.pageView('/faq');
  report(conversion());
  await settle();
  expect(scripts()).toEqual([]);
  expect([page.fbq, page.dataLayer, page.fpr]).toEqual([undefined, undefined, undefined]);
});

test('opt-in: starts trackers on consent, and reports the page and earlier conversions once', async () => {
  const { consent } = await begin({ mode: 'opt-in' });
  report(conversion());
  expect(scripts()).toEqual([]);
  consent.choose({ ...nothing, analytics: true });
  await settle();
  expect(scripts()).toEqual(['tags.example']);
  expect(tagCalls().filter(([command]) => command === 'config')).toHaveLength(1);
  expect(tagCalls().filter(([command]) => command === 'event')).toHaveLength(1);
  expect(page.fbq).toBeUndefined();
});

test('opt-in: a conversion before the first page is held back until consent', async () => {
  const consent = createConsent({ mode: 'opt-in', hasSignal: false, services: configuredServices(env) });
  const tracking = createTracking({ env, consent, watchVitals: () => Promise.resolve() });
  report(conversion());
  tracking.pageView('/pepprac');
  expect(page.dataLayer).toBeUndefined();
  consent.choose({ ...nothing, analytics: true });
  await settle();
  expect(tagCalls().filter(([command]) => command === 'event')).toHaveLength(1);
});

test('opt-in: declining drops earlier conversions, even if consent follows', async () => {
  const { consent } = await begin({ mode: 'opt-in' });
  report(conversion());
  consent.choose(nothing);
  consent.choose({ ...nothing, analytics: true });
  await settle();
  expect(tagCalls().filter(([command]) => command === 'event')).toEqual([]);
});

test('declining stops all trackers immediately, and the next page reloads the document', async () => {
  const { consent, tracking, reload } = await begin();
  consent.choose(nothing);
  const before = tagCalls().length;
  report(conversion());
  expect(tagCalls()).toHaveLength(before);
  expect(page['ga-disable-G-ABCDE12345']).toBe(true);
  expect(pixelCalls().at(-1)).toBe('consent revoke');
  expect(reload).not.toHaveBeenCalled();
  tracking.pageView('/faq');
  expect(reload).toHaveBeenCalledTimes(1);
});
