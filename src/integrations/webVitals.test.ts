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
