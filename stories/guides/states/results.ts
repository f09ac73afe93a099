/** Where this Storybook serves the visual gate's results, relative to its own address. */
import type { AcceptedScreenshots } from '../../../tools/visual/report-types.ts';

export const RESULTS = 'visual/';

/** @returns null where there are none: the gate has not been run here */
export async function readAccepted(): Promise<AcceptedScreenshots | null> {
  try {
    // The gate writes to the same place each time.
    const response = await fetch(`${RESULTS}accepted.json`, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as AcceptedScreenshots) : null;
  } catch {
    return null;
  }
}
