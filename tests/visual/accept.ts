/** The rules of acceptance, the same for the command line and the review page. */
import type { Baselines } from './baselines.ts';
import type { Picture } from './compare.ts';
import type { Rejections } from './manifest.ts';
import type { BrowserEnvironment, EnvironmentStatus, VisualResult } from './report-types.ts';

/** A story that is broken has nothing to accept; a baseline that cannot be trusted is what accepting repairs. */
export function acceptable(result: Pick<VisualResult, 'outcome' | 'problems' | 'pixels'>): boolean {
  if (result.outcome === 'removed') return true;
  if (result.pixels === null) return false;
  if (result.outcome === 'errored') return result.problems.every(({ kind }) => kind === 'baseline');
  return result.outcome === 'new' || result.outcome === 'changed';
}

export type AcceptanceFacts = {
  ci: boolean;
  status: EnvironmentStatus;
  /** Whether every picture is being accepted. */
  everything: boolean;
};

/** Why nothing may be accepted at all, or null. */
export function acceptanceRefusal({ ci, status, everything }: AcceptanceFacts): string | null {
  if (ci) return 'CI never writes baselines. Accept on a developer machine and commit.';
  if (status === 'unpinned') return 'Pictures can be accepted on Linux x64 only, where the pinned browser exists.';
  if (status === 'changed' && !everything) {
    return 'The browser is not the one the other pictures were accepted under. Accept them all at once: npm run visual:update -- --all';
  }
  return null;
}

/** The reviewer's rejection of exactly these pixels, if there is one. */
export function rejectionOf(rejections: Rejections, result: VisualResult): VisualResult['rejected'] {
  const rejection = rejections[result.baseline];
  const subject = result.outcome === 'removed' ? 'removed' : result.pixels;
  if (result.outcome === 'passed' || rejection?.pixels !== subject) return null;
  return rejection;
}

export async function acceptResult(
  baselines: Baselines,
  environment: BrowserEnvironment,
  result: VisualResult,
  picture: Picture | null,
): Promise<void> {
  if (result.outcome === 'removed') baselines.remove(result.baseline);
  else if (picture !== null) {
    const { storyId, title, name, mode } = result;
    await baselines.accept(result.baseline, { story: storyId, title, name, mode: mode.name }, picture);
  }
  baselines.save(environment);
}
