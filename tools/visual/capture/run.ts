/** A whole run: plan, visit with several pages, and put every outcome together. */
import type { Browser } from '@playwright/test';
import type { Screenshot } from '../manifest/manifest.ts';
import { describeOutcome } from '../outcome.ts';
import type { ModeSettings, VisualResult } from '../report-types.ts';
import { findRemoved, orderVisits, planVisits } from './plan.ts';
import type { Visit } from './plan.ts';
import { visitAgainWhereBroken } from './second-visit.ts';
import { serveFolder } from './static-server.ts';
import type { Story } from './stories.ts';
import { StoryPage } from './story-page.ts';
import type { LoadedStory } from './story-page.ts';
import { visitStory } from './visit.ts';
import type { VisitReport, VisitSettings } from './visit.ts';

export type RunSettings = {
  storybook: string;
  /** Those to visit. */
  stories: readonly Story[];
  workers: number;
  /** Of the order in which stories are visited; null for the order of the index. */
  seed: number | null;
  withAxe: boolean;
  previous: VisitSettings['previous'];
  /** Whether an accepted screenshot without a visit is this run's business. */
  concerns: (screenshot: Screenshot) => boolean;
  onVisit: (report: VisitReport, done: number, total: number) => Promise<void>;
};

export type RunResult = {
  results: VisualResult[];
  /** Milliseconds spent visiting, without planning. */
  visitingMs: number;
};

const noMode = (name: string): ModeSettings => ({
  name,
  viewport: { width: 0, height: 0 },
  media: 'screen',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  globals: {},
  forced: null,
});

const blank = () => ({
  compared: false,
  accepted: null,
  recorded: null,
  current: null,
  size: null,
  threshold: 0,
  change: null,
  group: null,
  problems: [],
  notes: [],
  args: null,
  decisions: [],
  durationMs: 0,
});

function missingResult({ key, story, mode }: Visit): VisualResult {
  const { id, title, name } = story;
  const sentence = describeOutcome('missing', null, []);
  return { ...blank(), key, storyId: id, title, name, mode, outcome: 'missing', sentence };
}

function removedResult(key: string, { storyId, mode, hash, width, height }: Screenshot): VisualResult {
  const [title = storyId, name = ''] = storyId.split('--');
  const sentence = describeOutcome('removed', null, []);
  const size = { width, height };
  return { ...blank(), key, storyId, title, name, mode: noMode(mode), outcome: 'removed', accepted: hash, size, sentence };
}

type Work = {
  open: () => Promise<StoryPage>;
  queue: Visit[];
  settings: VisitSettings;
  done: (report: VisitReport) => Promise<void>;
};

/** Takes the next visit until none is left. A page that a story broke is replaced, context and all. */
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
  for (;;) {
    const visit = queue.shift();
    if (visit === undefined) break;
    try {
      await done(await visitAgainWhereBroken(() => visitOnce(visit)));
    } catch (error) {
      // Not the story's fault as far as is known: it stays `missing`, which is red.
      console.error(`visual: ${visit.key} was not visited: ${error instanceof Error ? error.message : String(error)}`);
      await discard();
    }
  }
  await discard();
}

/** Visits stories in a browser, and compares their screenshots with the expected ones. */
export async function run(
  browser: Browser,
  expected: ReadonlyMap<string, Screenshot>,
  settings: RunSettings,
): Promise<RunResult> {
  const server = await serveFolder(settings.storybook);
  try {
    const open = (): Promise<StoryPage> => StoryPage.open(browser, server.url);
    const first = await open();
    const facts: LoadedStory[] = [];
    // One after the other, so that modules are always evaluated in the same order.
    for (const { id } of settings.stories) facts.push(await first.load(id));
    const visits = planVisits(settings.stories, new Map(facts.map((story) => [story.id, story])));
    const queue = orderVisits(visits, settings.seed);

    const results = new Map<string, VisualResult>();
    const started = performance.now();
    const done = async (report: VisitReport): Promise<void> => {
      results.set(report.result.key, report.result);
      await settings.onVisit(report, results.size, visits.length);
    };
    const workers = Math.max(1, Math.min(settings.workers, visits.length));
    const visitSettings = { expected, previous: settings.previous, withAxe: settings.withAxe };
    await Promise.all(
      Array.from({ length: workers }, (_, at) => work({ open, queue, settings: visitSettings, done }, at === 0 ? first : null)),
    );
    const visitingMs = performance.now() - started;

    // A story file that does not load says nothing of its modes, so none of them may be called removed.
    const unknown = new Set(facts.filter(({ failed }) => failed).map(({ id }) => id));
    const removed = findRemoved(
      expected,
      visits,
      (screenshot) => !unknown.has(screenshot.storyId) && settings.concerns(screenshot),
    ).flatMap((key) => {
      const screenshot = expected.get(key);
      return screenshot === undefined ? [] : [removedResult(key, screenshot)];
    });
    return { results: [...visits.map((visit) => results.get(visit.key) ?? missingResult(visit)), ...removed], visitingMs };
  } finally {
    await server.close();
  }
}
