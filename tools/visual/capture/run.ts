/** A whole run: visits, and collects the outcomes. */
import type { Browser } from '@playwright/test';
import { messageOf } from '../../shared/userError.ts';
import { isPageBroken, makeResult } from '../outcome.ts';
import { withRemoved } from './removed.ts';
import type { Progress, Screenshot, VisualResult } from '../types.ts';
import { visitStories, type PageSlot } from './pages.ts';
import { orderVisits, type Visit } from './plan.ts';
import type { Story } from './stories.ts';
import { visitAgainWhereBroken, visitStory, type VisitSettings } from './visit.ts';

export type RunSettings = VisitSettings & {
  storybook: string;
  stories: readonly Story[];
  /** Of the order in which stories are visited; null for the order of the index. */
  seed: number | null;
  /** Whether this run covers an accepted screenshot that has no visit; by default it covers none. */
  concerns?: (screenshot: Screenshot) => boolean;
  onProgress?: (counts: Omit<Progress, 'phase'>) => void;
};

export async function run(browser: Browser, settings: RunSettings): Promise<VisualResult[]> {
  const { seed, expected, concerns = () => false, onProgress } = settings;
  const visited = new Map<Visit, VisualResult[]>();
  let failed = 0;
  const make = async (visit: Visit, slot: PageSlot, total: number): Promise<void> => {
    const visitOnce = async (): Promise<VisualResult[]> => {
      const results = await visitStory(await slot.page(), visit, settings);
      if (results.some(isPageBroken)) await slot.discard();
      return results;
    };
    try {
      const results = await visitAgainWhereBroken(visitOnce);
      visited.set(visit, results);
      failed += results.filter(({ outcome }) => outcome !== 'passed').length;
      onProgress?.({ done: visited.size, total, failed });
    } catch (error) {
      // Not known to be the story's fault: it stays `missing`, which fails the run.
      console.error(`visual: ${visit.key} was not visited: ${messageOf(error)}`);
      await slot.discard();
    }
  };
  const visits = await visitStories(browser, settings, (all) => orderVisits(all, seed), make);

  const results = visits.flatMap((visit) => visited.get(visit) ?? [makeResult(visit, { outcome: 'missing' })]);
  return withRemoved(results, expected, concerns);
}
