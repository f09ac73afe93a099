import type { Metric } from 'web-vitals';

/** A metric of the `web-vitals` library. */
export type WebVital = {
  name: Metric['name'];
  /** Milliseconds; of CLS a score without a unit. */
  value: number;
  rating: Metric['rating'];
  /** Path of the loaded document, without its query. */
  path: string;
};

export type ReportWebVital = (metric: WebVital) => void;

type Library = Pick<typeof import('web-vitals'), 'onFCP' | 'onLCP' | 'onCLS' | 'onINP' | 'onTTFB'>;

/**
 * Loads the library and reports each metric when it is final: CLS and INP when the page is hidden, all of them again after the page is
 * restored from the back/forward cache. Earlier events are included. Called once.
 */
export async function watchWebVitals(
  report: ReportWebVital,
  load: () => Promise<Library> = () => import('web-vitals'),
): Promise<void> {
  // The metrics belong to the loaded document, whatever page the router shows later.
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
    // Offline, blocked, or not supported.
  }
}
