/** Reads the results of the gate. A missing file is normal: no run yet, nothing accepted. */
import { REPORT_VERSION, type AcceptedScreenshots, type VisualReport } from '../types.ts';

/** Where a Storybook serves the results folder, relative to its own address. */
export const FOLDER = 'visual/';

export type VisualData = {
  /** Null before the first run. */
  report: VisualReport | null;
  accepted: AcceptedScreenshots;
};

/** Null for anything but JSON: some servers send their start page for a missing file. */
const readJson = <Content>(file: string): Promise<Content | null> =>
  // The gate overwrites the same files in each run.
  fetch(FOLDER + file, { cache: 'no-store' })
    .then((response) => (response.ok ? (response.json() as Promise<Content>) : null))
    .catch(() => null);

export async function readVisualData(): Promise<VisualData> {
  const [report, accepted] = await Promise.all([
    readJson<VisualReport>('last-run.json'),
    readJson<AcceptedScreenshots>('accepted.json'),
  ]);
  return { report: report?.version === REPORT_VERSION ? report : null, accepted: accepted ?? {} };
}
