/** Reads what the gate wrote. A missing file is normal: no run yet, nothing accepted, no backend. */
import { REPORT_VERSION } from '../report-types.ts';
import type { AcceptedScreenshots, VisualReport } from '../report-types.ts';

/** Where a Storybook serves the results folder, relative to its own address. */
export const FOLDER = 'visual/';

export type VisualData = {
  /** Null before the first run. */
  report: VisualReport | null;
  accepted: AcceptedScreenshots;
  /** Address of the backend that keeps decisions; null where none is configured. */
  reviewUrl: string | null;
};

/** Null for anything but a JSON object: some servers send their start page for a file that they do not have. */
async function readObject(file: string): Promise<Record<string, unknown> | null> {
  try {
    // The gate writes to the same place each time.
    const response = await fetch(FOLDER + file, { cache: 'no-store' });
    const value: unknown = response.ok ? await response.json() : null;
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export async function readVisualData(): Promise<VisualData> {
  const [report, accepted, settings] = await Promise.all(['last-run.json', 'accepted.json', 'settings.json'].map(readObject));
  return {
    report: report?.version === REPORT_VERSION ? (report as VisualReport) : null,
    accepted: (accepted ?? {}) as AcceptedScreenshots,
    reviewUrl: typeof settings?.reviewUrl === 'string' ? settings.reviewUrl : null,
  };
}
