/** A whole run: plans, visits with several pages, and collects the outcomes. */
import type { Browser } from '@playwright/test';
import { makeResult } from '../outcome.ts';
import type { Screenshot, VisualResult } from '../report-types.ts';
import { resolveMode } from './modes.ts';
import { findRemoved, orderVisits, planVisits, type LoadedStory, type Visit } from './plan.ts';
import { serveFolder } from './serve-folder.ts';
import type { Story } from './stories.ts';
import { StoryPage } from './story-page.ts';
import { isPageBroken, visitAgainWhereBroken, visitStory, type VisitSettings } from './visit.ts';

export type RunSettings = VisitSettings & {
  storybook: string;
  stories: readonly Story[];
  workers: number;
  /** Of the order in which stories are visited; null for the order of the index. */
  seed: number | null;
  /** Whether this run covers an accepted screenshot that has no visit; by default it covers none. */
  concerns?: (screenshot: Screenshot) => boolean;
  onVisit?: ((results: readonly VisualResult[], done: number, total: number) => void) | undefined;
};

function removedResult([key, { storyId, mode, hash, width, height }]: [string, Screenshot]): VisualResult {
  const [title = storyId, name = ''] = storyId.split('--');
  const story = { id: storyId, title, name, importPath: '' };
  return makeResult({ key, story, mode: resolveMode(mode) }, { outcome: 'removed', accepted: hash, size: { width, height } });
}

export async function run(browser: Browser, settings: RunSettings): Promise<VisualResult[]> {
  const { storybook, stories, workers, seed, expected, concerns = () => false, onVisit } = settings;
  const server = await serveFolder(storybook);
  const open = (): Promise<StoryPage> => StoryPage.open(browser, server.url);
  try {
    const first = await open();
    const loaded: LoadedStory[] = [];
    // One after the other, so that modules are always evaluated in the same order.
    for (const story of stories) loaded.push(await first.load(story));
    const visits = planVisits(loaded);
    const queue = orderVisits(visits, seed).values();
    const visited = new Map<Visit, VisualResult[]>();

    /** Makes the next visit until none is left. A page that a story broke is replaced, together with its context. */
    const work = async (page: StoryPage | null): Promise<void> => {
      const discard = async (): Promise<void> => {
        await page?.close().catch(() => undefined);
        page = null;
      };
      const visitOnce = async (visit: Visit): Promise<VisualResult[]> => {
        page ??= await open();
        const results = await visitStory(page, visit, settings);
        if (results.some(isPageBroken)) await discard();
        return results;
      };
      for (const visit of queue) {
        try {
          const results = await visitAgainWhereBroken(() => visitOnce(visit));
          visited.set(visit, results);
          onVisit?.(results, visited.size, visits.length);
        } catch (error) {
          // Not known to be the story's fault: it stays `missing`, which fails the run.
          console.error(`visual: ${visit.key} was not visited: ${error instanceof Error ? error.message : String(error)}`);
          await discard();
        }
      }
      await discard();
    };
    await Promise.all(Array.from({ length: workers }, (_, at) => work(at === 0 ? first : null)));

    const results = visits.flatMap((visit) => visited.get(visit) ?? [makeResult(visit, { outcome: 'missing' })]);
    const compared = new Set(
      results.filter(({ outcome, current }) => outcome !== 'passed' || current !== null).map(({ key }) => key),
    );
    // The modes of a story file that does not load are unknown, and so are the forced states of a story that breaks: none of
    // them may be called removed.
    const broken = results.filter((result) => result.outcome === 'missing' || isPageBroken(result));
    const unknown = new Set(broken.map(({ storyId }) => storyId));
    const removed = findRemoved(expected, compared, (screenshot) => !unknown.has(screenshot.storyId) && concerns(screenshot));
    return [...results, ...removed.map(removedResult)];
  } finally {
    await server.close();
  }
}
