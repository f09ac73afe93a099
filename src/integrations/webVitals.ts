import type { Metric } from 'web-vitals';

/** What a visitor's browser measured of one page, by the definitions of the `web-vitals` library. */
export type WebVital = {
  name: Metric['name'];
  /** Milliseconds; of CLS a score without a unit. */
  value: number;
  rating: Metric['rating'];
  /** Path of the page that the browser loaded, without its query: that may say who the visitor is. */
  path: string;
};

export type ReportWebVital = (metric: WebVital) => void;

type Library = Pick<typeof import('web-vitals'), 'onFCP' | 'onLCP' | 'onCLS' | 'onINP' | 'onTTFB'>;

/**
 * Measures from now on, for as long as the page is open. What happened before is counted too: the browser keeps it. Each metric is
 * reported when it is final, CLS and INP not before the page is hidden; again when the visitor comes back to a page that the browser had
 * kept.
 *
 * To be called once, and late: the library is loaded here, and nothing waits for it. Where it cannot be loaded, or the browser
 * keeps no times, nothing is measured.
 *
 * @param report called once a metric and load
 * @param load for tests
 */
export async function watchWebVitals(
  report: ReportWebVital,
  load: () => Promise<Library> = () => import('web-vitals'),
): Promise<void> {
  // Later paths are pages that the browser did not load: measuring those would blame them for this one.
  const path = window.location.pathname;
  const pass = ({ name, value, rating }: Metric) => report({ name, value, rating, path });
  try {
    const library = await load();
    library.onTTFB(pass);
    library.onFCP(pass);
    library.onLCP(pass);
    library.onCLS(pass);
    library.onINP(pass);
  } catch {
    // Offline, blocked, or a browser that keeps no times.
  }
}
