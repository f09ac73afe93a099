import type { Metric } from 'web-vitals';
import { watchWebVitals, type WebVital } from './webVitals.ts';

/** A fake library; the test triggers its metrics. */
function fakeLibrary() {
  const listeners: ((metric: Metric) => void)[] = [];
  const listen = (listener: (metric: never) => void) => void listeners.push(listener as (metric: Metric) => void);
  const measure = (metric: Pick<Metric, 'name' | 'value' | 'rating'>) => {
    const full: Metric = { ...metric, delta: 0, id: 'v6-1', entries: [], navigationType: 'navigate', navigationId: 1 };
    for (const listener of listeners) listener(full);
  };
  return { library: { onFCP: listen, onLCP: listen, onCLS: listen, onINP: listen, onTTFB: listen }, listeners, measure };
}

beforeEach(() => window.history.replaceState(null, '', '/pepprac?email=dana@lakeside-peptides.example#faq'));

test('reports a metric with the page that was loaded and nothing about the visitor', async () => {
  const { library, listeners, measure } = fakeLibrary();
  const reported: WebVital[] = [];
  await watchWebVitals(
    (metric) => reported.push(metric),
    () => Promise.resolve(library),
  );
  listeners.splice(1);
  window.history.pushState(null, '', '/booking-demo');
  measure({ name: 'LCP', value: 812.4, rating: 'good' });
  expect(reported).toEqual([{ name: 'LCP', value: 812.4, rating: 'good', path: '/pepprac' }]);
});

test('does not throw if the library cannot be loaded', async () => {
  const report = jest.fn();
  await expect(watchWebVitals(report, () => Promise.reject(new Error('offline')))).resolves.toBeUndefined();
  expect(report).not.toHaveBeenCalled();
});

test('the real library has the five metrics, and does not throw in jsdom, which has no timing entries', async () => {
  const library = await import('web-vitals');
  for (const name of ['onFCP', 'onLCP', 'onCLS', 'onINP', 'onTTFB'] as const) expect(library[name]).toBeInstanceOf(Function);
  await expect(watchWebVitals(() => undefined)).resolves.toBeUndefined();
});
