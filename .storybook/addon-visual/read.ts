/** Fetches what the gate wrote. A missing file is an answer too: nothing ran, or nothing was accepted. */
import { BASELINES, LAST_RUN } from './places.ts';
import { parseManifest, parseReport } from './results.ts';
import type { VisualData } from './results.ts';

async function text(url: string): Promise<string | null> {
  try {
    // The gate writes to the same place each time.
    const response = await fetch(url, { cache: 'no-store' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

export async function readVisualData(): Promise<VisualData> {
  const [report, manifest] = await Promise.all([text(`${LAST_RUN}/last-run.json`), text(`${BASELINES}/manifest.json`)]);
  return { report: parseReport(report), manifest: parseManifest(manifest) };
}
