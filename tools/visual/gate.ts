/** From options to a finished report: visits, compares, and writes what a reviewer needs. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchPinnedBrowser } from '../shared/browser.ts';
import { run } from './capture/run.ts';
import { matchesFilter } from './capture/stories.ts';
import type { Story } from './capture/stories.ts';
import type { VisitReport } from './capture/visit.ts';
import { compareLate } from './compare-late.ts';
import { decisionsAbout, describeRejection, rejectionsOf } from './decisions.ts';
import { baseCommit, git, headCommit } from './git.ts';
import { completePending } from './manifest/accept.ts';
import { checkEnvironment, writeManifest } from './manifest/manifest.ts';
import type { EnvironmentCheck, Manifest, Screenshot } from './manifest/manifest.ts';
import type { Options } from './options.ts';
import { countOutcomes, runFailures } from './outcome.ts';
import { REPORT_VERSION } from './report-types.ts';
import type { VisualReport, VisualResult } from './report-types.ts';
import { emptyResults, resultsStore, writeAccepted, writeCompletedManifest, writeReport } from './results.ts';
import type { Progress } from './review/channel.ts';
import type { StoredDecision } from './review/protocol.ts';
import { renderCommit } from './store/render-commit.ts';
import { Store } from './store/store.ts';

export type GateSettings = {
  options: Options;
  manifest: Manifest;
  /** Everything in the index. */
  all: readonly Story[];
  /** What this run is about. */
  stories: readonly Story[];
  nothingAffected: boolean;
  ci: boolean;
  onProgress?: (progress: Progress) => void;
  /** What reviewers decided in a published Storybook about these hashes. */
  published?: (hashes: string[]) => Promise<StoredDecision[]>;
};

type Expectation = {
  expected: ReadonlyMap<string, Screenshot>;
  /** The commit that was rendered to compare with. */
  base: string | null;
};

/** Stories with accepted screenshots that are not in the index. */
function removedStories(manifest: Manifest, all: readonly Story[]): string[] {
  const known = new Set(all.map(({ id }) => id));
  return [...manifest.screenshots.values()].map(({ storyId }) => storyId).filter((id) => !known.has(id));
}

/** In the manifest's own browser its hashes; in another one, what that browser makes of the base commit. */
async function expectation(
  { options, manifest, all, stories, ci, onProgress }: GateSettings,
  { status }: EnvironmentCheck,
  browser: Browser,
  cache: Store,
): Promise<Expectation> {
  if (status !== 'other' || ci) return { expected: manifest.screenshots, base: null };
  const base = baseCommit(options.base);
  const rendered = await renderCommit(browser, cache, {
    commit: base,
    storyIds: new Set([...stories.map(({ id }) => id), ...removedStories(manifest, all)]),
    expected: new Map(),
    workers: options.workers,
    onVisit: (done, total) => onProgress?.({ phase: 'rendering base', done, total, failed: 0 }),
  });
  return { expected: rendered, base };
}

/** Says so where the present screenshot was accepted before and its line is gone or older: the mark of a stale merge. */
function nameLostLines(results: readonly VisualResult[], manifest: string): void {
  const ENOUGH = 20;
  for (const result of results.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').slice(0, ENOUGH)) {
    const commit =
      result.current === null ? null : git('log', '-1', '--format=%h %s', `-S${result.current}`, '--', manifest)?.trim();
    if (commit)
      result.notes.push(`This very screenshot had been accepted; ${commit} touched its line. A merge may have lost it.`);
  }
}

class Run {
  readonly startedAt = new Date();
  private readonly cache: Store;
  private readonly pictures: Store;
  private failed = 0;

  constructor(private readonly settings: GateSettings) {
    this.cache = new Store(join(settings.options.cache, 'screenshots'), 'png');
    this.pictures = resultsStore(settings.options.results);
  }

  /** From the cache, or from the results folder of another run. */
  private previous = async (hash: string) => {
    const { screenshots } = this.settings.options;
    return (await this.cache.picture(hash)) ?? (screenshots === null ? null : resultsStore(screenshots).picture(hash));
  };

  private onVisit = async ({ result, before, after }: VisitReport, done: number, total: number): Promise<void> => {
    const { current, accepted, outcome } = result;
    if (outcome !== 'passed') this.failed += 1;
    // First, because what follows takes longer for some: progress would go back and forth.
    this.settings.onProgress?.({ phase: 'visiting', done, total, failed: this.failed });
    const keep = outcome !== 'passed' || this.settings.options.allScreenshots;
    if (current !== null && after !== null) {
      await this.cache.put(current, after);
      if (keep) await this.pictures.put(current, after);
    }
    if (keep && accepted !== null && before !== null) await this.pictures.put(accepted, before);
  };

  async report(): Promise<VisualReport> {
    const { options, manifest, all, stories, nothingAffected, ci, published } = this.settings;
    emptyResults(options.results);
    const { browser, environment, pinned } = await launchPinnedBrowser({ offline: true, executable: options.browser });
    const stop = (): void => void browser.close().finally(() => process.exit(130));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    try {
      const check = checkEnvironment(manifest.environment, environment);
      const { expected, base } = await expectation(this.settings, check, browser, this.cache);
      const known = new Set(all.map(({ id }) => id));
      const chosen = new Set(stories.map(({ id }) => id));
      const { results, visitingMs } = await run(browser, expected, {
        storybook: options.storybook,
        stories,
        workers: options.workers,
        seed: options.seed,
        withAxe: true,
        previous: this.previous,
        concerns: ({ storyId }) =>
          chosen.has(storyId) ||
          (!known.has(storyId) &&
            options.changedSince === null &&
            matchesFilter({ id: storyId, title: '', name: '' }, options.filter)),
        onVisit: this.onVisit,
      });
      for (const result of results) result.recorded = manifest.screenshots.get(result.key)?.hash ?? null;
      await compareLate(results, { browser, cache: this.cache, pictures: this.pictures, manifest, options });
      this.cache.trim();

      const failing = results.filter(({ outcome }) => outcome !== 'passed').length;
      const comparisons = results.filter(({ compared }) => compared).length;
      const failures = runFailures({ ...check, expected: stories.length, comparisons, failing, ci, nothingAffected });
      const hashes = results.flatMap(({ current, accepted, outcome }) => (outcome === 'removed' ? accepted : current) ?? []);
      const decisions = published === undefined || hashes.length === 0 ? [] : await published(hashes);
      for (const result of results) {
        result.decisions = decisionsAbout(result, manifest, decisions);
        if (result.outcome !== 'passed') continue;
        // Red already where it changed; a rejection of what is in the manifest has to be said.
        for (const rejection of rejectionsOf(result)) {
          failures.push(
            `${result.title} / ${result.name} · ${result.mode.name} is in the manifest. ${describeRejection(rejection)}`,
          );
        }
      }
      nameLostLines(results, options.manifest);
      const visited = results.filter(({ durationMs }) => durationMs > 0).length;
      const report: VisualReport = {
        version: REPORT_VERSION,
        startedAt: this.startedAt.toISOString(),
        durationMs: Date.now() - this.startedAt.getTime(),
        commit: headCommit(),
        base,
        filter: options.filter,
        changedSince: options.changedSince,
        seed: options.seed,
        workers: options.workers,
        environment: { ...environment, ...check, pinned },
        counts: countOutcomes(results),
        comparisons,
        snapshotsPerMinute: visitingMs === 0 ? 0 : (visited / visitingMs) * 60_000,
        failures,
        passed: false,
        results,
      };
      if (completePending(manifest, report)) {
        if (ci) writeCompletedManifest(options.results, manifest);
        else writeManifest(options.manifest, manifest);
      }
      report.counts = countOutcomes(results);
      report.passed = failures.length === 0 && results.every(({ outcome }) => outcome === 'passed');
      writeReport(options.results, report);
      writeAccepted(options.results, manifest, options.manifest);
      return report;
    } finally {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      await browser.close();
    }
  }
}

export const gate = (settings: GateSettings): Promise<VisualReport> => new Run(settings).report();
