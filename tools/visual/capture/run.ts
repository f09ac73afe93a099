/** A whole run: plans, visits with several pages, and collects the outcomes. */
import type { Browser } from '@playwright/test';
import type { Screenshot } from '../manifest/manifest.ts';
import { makeResult } from '../outcome.ts';
import type { VisualResult } from '../report-types.ts';
import { findRemoved, orderVisits, planVisits } from './plan.ts';
import type { LoadedStory, Visit } from './plan.ts';
import { serveFolder } from './serve-folder.ts';
import type { Story } from './stories.ts';
import { StoryPage } from './story-page.ts';
import { visitAgainWhereBroken, visitStory } from './visit.ts';
import type { VisitReport, VisitSettings } from './visit.ts';

export type RunSettings = Omit<VisitSettings, 'expected'> & {
  storybook: string;
  /** The stories to visit. */
  stories: readonly Story[];
  workers: number;
  /** Of the order in which stories are visited; null for the order of the index. */
  seed: number | null;
  /** Whether this run covers an accepted screenshot that has no visit. */
  concerns: (screenshot: Screenshot) => boolean;
  onVisit: (report: VisitReport, done: number, total: number) => Promise<void>;
};

export type RunResult = {
  results: VisualResult[];
  /** Milliseconds spent visiting, without planning. */
  visitingMs: number;
};

function missingResult({ key, story: { id, title, name }, mode }: Visit): VisualResult {
  return makeResult({ key, storyId: id, title, name, mode, outcome: 'missing' });
}

function removedResult([key, { storyId, mode, hash, width, height }]: [string, Screenshot]): VisualResult {
  const [title = storyId, name = ''] = storyId.split('--');
  return makeResult({
    key,
    storyId,
    title,
    name,
    mode: {
      name: mode,
      viewport: { width: 0, height: 0 },
      media: 'screen',
      reducedMotion: 'reduce',
      forcedColors: 'none',
      globals: {},
      forced: null,
    },
    outcome: 'removed',
    accepted: hash,
    size: { width, height },
  });
}

type Work = {
  open: () => Promise<StoryPage>;
  queue: Visit[];
  settings: VisitSettings;
  done: (report: VisitReport) => Promise<void>;
};

/** Makes the next visit until none is left. A page that a story broke is replaced, together with its context. */
async function work({ open, queue, settings, done }: Work, first: StoryPage | null): Promise<void> {
  let page = first;
  const discard = async (): Promise<void> => {
    await page?.close().catch(() => undefined);
    page = null;
  };
  const visitOnce = async (visit: Visit): Promise<VisitReport> => {
    page ??= await open();
    const report = await visitStory(page, visit, settings);
    if (report.broken) await discard();
    return report;
  };
  for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
    const current = visit;
    try {
      await done(await visitAgainWhereBroken(() => visitOnce(current)));
    } catch (error) {
      // Not known to be the story's fault: it stays `missing`, which fails the run.
      console.error(`visual: ${current.key} was not visited: ${error instanceof Error ? error.message : String(error)}`);
      await discard();
    }
  }
  await discard();
}

/** Visits stories in a browser, and compares their screenshots with the expected ones. */
export async function run(
  browser: Browser,
  expected: ReadonlyMap<string, Screenshot>,
  { storybook, stories, workers, seed, previous, withAxe, concerns, onVisit }: RunSettings,
): Promise<RunResult> {
  const server = await serveFolder(storybook);
  try {
    const open = (): Promise<StoryPage> => StoryPage.open(browser, server.url);
    const first = await open();
    const loaded: LoadedStory[] = [];
    // One after the other, so that modules are always evaluated in the same order.
    for (const story of stories) loaded.push(await first.load(story));
    const visits = planVisits(loaded);
    const results = new Map<string, VisualResult>();
    const job: Work = {
      open,
      queue: orderVisits(visits, seed),
      settings: { expected, previous, withAxe },
      done: async (report) => {
        results.set(report.result.key, report.result);
        await onVisit(report, results.size, visits.length);
      },
    };
    const started = performance.now();
    const count = Math.max(1, Math.min(workers, visits.length));
    await Promise.all(Array.from({ length: count }, (_, at) => work(job, at === 0 ? first : null)));
    const visitingMs = performance.now() - started;

    const visited = visits.map((visit) => results.get(visit.key) ?? missingResult(visit));
    // The modes of a story file that does not load are unknown, so none of them may be called removed.
    const unknown = new Set(loaded.filter(({ failed }) => failed).map(({ story }) => story.id));
    const removed = findRemoved(expected, visits, (screenshot) => !unknown.has(screenshot.storyId) && concerns(screenshot));
    return { results: [...visited, ...removed.map(removedResult)], visitingMs };
  } finally {
    await server.close();
  }
}
