/** Reads the results of the gate. A missing file is normal: no run yet, nothing accepted, no backend. */
import { REPORT_VERSION, type AcceptedScreenshots, type VisualReport } from '../report-types.ts';

/** Where a Storybook serves the results folder, relative to its own address. */
export const FOLDER = 'visual/';

export type VisualData = {
  /** Null before the first run. */
  report: VisualReport | null;
  accepted: AcceptedScreenshots;
  /** Address of the backend that stores decisions; null when none is configured. */
  reviewUrl: string | null;
};

/** Returns an empty object for anything but JSON: some servers send their start page for a missing file. */
async function readJson<Content extends object>(file: string): Promise<Partial<Content>> {
  try {
    // The gate overwrites the same files in each run.
    const response = await fetch(FOLDER + file, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as Content) : {};
  } catch {
    return {};
  }
}

export async function readVisualData(): Promise<VisualData> {
  const [report, accepted, { reviewUrl = null }] = await Promise.all([
    readJson<VisualReport>('last-run.json'),
    readJson<AcceptedScreenshots>('accepted.json'),
    readJson<VisualData>('settings.json'),
  ]);
  return {
    report: report.version === REPORT_VERSION ? (report as VisualReport) : null,
    accepted: accepted as AcceptedScreenshots,
    reviewUrl,
  };
}
