/** A whole run: plan, visit with several pages, and put every outcome together. */
import type { Baselines } from './baselines.ts';
import { launchPinnedBrowser } from './browser.ts';
import { checkEnvironment } from './manifest.ts';
import type { BaselineEntry, EnvironmentCheck } from './manifest.ts';
import { classify, describeOutcome, runThreshold } from './outcome.ts';
import { findRemoved, orderVisits, planVisits } from './plan.ts';
import type { Visit } from './plan.ts';
import type { BrowserEnvironment, ModeSettings, VisualResult } from './report-types.ts';
import { visitAgainWhereBroken } from './second-visit.ts';
import { serveFolder } from './static-server.ts';
import type { Story } from './stories.ts';
import { StoryPage } from './story-page.ts';
import type { LoadedStory } from './story-page.ts';
import { visitStory } from './visit.ts';
import type { VisitReport, VisitSettings } from './visit.ts';

export type RunSettings = {
  storybook: string;
  baselines: Baselines;
  /** Those to visit. */
  stories: Story[];
  /** Whether an accepted picture without a visit is this run's business. */
  concerns: (entry: BaselineEntry) => boolean;
  /** Without a filter, files among the baselines that nothing knows are this run's business too. */
  whole: boolean;
  workers: number;
  seed: number | null;
  /** Called before the first visit; throwing ends the run. */
  onStart: (start: RunStart) => void;
  onVisit: (report: VisitReport, done: number, total: number) => Promise<void>;
};

export type RunStart = {
  /** Null on systems without the pinned browser. */
  browser: BrowserEnvironment | null;
  browserVersion: string;
  environment: EnvironmentCheck;
  threshold: number;
};

export type RunResult = {
  results: VisualResult[];
  /** Milliseconds spent visiting, without starting the browser and planning. */
  visitingMs: number;
} & RunStart;

const noMode = (name: string): ModeSettings => ({
  name,
  viewport: { width: 0, height: 0 },
  media: 'screen',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  globals: {},
});

const blank = {
  compared: false,
  images: { before: null, after: null, diff: null },
  pixels: null,
  change: null,
  problems: [],
  notes: [],
  args: null,
  rejected: null,
  decision: null,
  durationMs: 0,
} satisfies Partial<VisualResult>;

function missingResult({ key, story, mode, baseline }: Visit): VisualResult {
  const outcome = classify({ visited: false, problems: [], compared: false, hasBaseline: false, change: null });
  const { id, title, name } = story;
  return { ...blank, key, storyId: id, title, name, mode, outcome, baseline, sentence: describeOutcome(outcome, null, []) };
}

function removedResult(path: string, entry: BaselineEntry | null): VisualResult {
  const { story, title, name, mode } = entry ?? { story: path, title: path, name: 'no story', mode: 'none' };
  const sentence =
    entry === null
      ? 'A picture lies among the baselines, but the manifest does not know it.'
      : describeOutcome('removed', null, []);
  return {
    ...blank,
    key: `removed:${path}`,
    storyId: story,
    title,
    name,
    mode: noMode(mode),
    outcome: 'removed',
    baseline: path,
    sentence,
  };
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

export async function run(settings: RunSettings): Promise<RunResult> {
  const server = await serveFolder(settings.storybook);
  const { browser, environment: current } = await launchPinnedBrowser({ offline: true });
  const stop = (): void => {
    void browser.close().finally(() => process.exit(130));
  };
  process.once('SIGINT', stop);
  try {
    const { baselines } = settings;
    const environment = checkEnvironment(baselines.manifest.environment, current);
    const threshold = runThreshold(environment.status);
    const start: RunStart = { browser: current, browserVersion: browser.version(), environment, threshold };
    settings.onStart(start);
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
    const visitSettings = { baselines, comparePixels: current !== null, threshold };
    await Promise.all(
      Array.from({ length: workers }, (_, at) => work({ open, queue, settings: visitSettings, done }, at === 0 ? first : null)),
    );
    const visitingMs = performance.now() - started;

    // A story file that does not load says nothing of its modes, so none of them may be called removed.
    const unknown = new Set(facts.filter(({ failed }) => failed).map(({ id }) => id));
    const removed = findRemoved(
      baselines.manifest.baselines,
      visits,
      (entry) => !unknown.has(entry.story) && settings.concerns(entry),
    ).map((path) => removedResult(path, baselines.entry(path)));
    const expected = new Set(visits.map(({ baseline }) => baseline));
    const strays = (settings.whole ? baselines.strayFiles() : [])
      .filter((path) => !expected.has(path))
      .map((path) => removedResult(path, null));
    return {
      ...start,
      results: [...visits.map((visit) => results.get(visit.key) ?? missingResult(visit)), ...removed, ...strays],
      visitingMs,
    };
  } finally {
    process.off('SIGINT', stop);
    await browser.close();
    await server.close();
  }
}
