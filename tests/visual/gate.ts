/** From options to a finished report: runs, accepts where asked to, writes what a reviewer needs. */
import { acceptResult, acceptable, acceptanceRefusal, rejectionOf } from './accept.ts';
import type { Baselines } from './baselines.ts';
import type { Picture } from './compare.ts';
import { readRejections, without, writeRejections } from './manifest.ts';
import type { Options } from './options.ts';
import { countOutcomes, runFailures } from './outcome.ts';
import { ReportWriter, runFolder } from './report.ts';
import { REPORT_VERSION } from './report-types.ts';
import type { BrowserEnvironment, EnvironmentStatus, VisualReport, VisualResult } from './report-types.ts';
import { run } from './run.ts';
import type { RunStart } from './run.ts';
import { matchesFilter } from './stories.ts';
import type { Story } from './stories.ts';

export type GateSettings = {
  options: Options;
  baselines: Baselines;
  /** Everything in the index. */
  all: readonly Story[];
  /** What this run is about. */
  stories: Story[];
  nothingAffected: boolean;
  ci: boolean;
};

/** Accepts what a run shows, by the same rules as the review page. */
class Accepting {
  private browser: BrowserEnvironment | null = null;

  constructor(private readonly settings: GateSettings) {}

  start({ environment, browser }: RunStart): void {
    const { options, ci } = this.settings;
    this.browser = browser;
    if (!options.update) return;
    const refusal = acceptanceRefusal({ ci, status: environment.status, everything: this.everything });
    if (refusal !== null) throw new Error(refusal);
  }

  private get everything(): boolean {
    const { all, update, filter, changedSince } = this.settings.options;
    return update && all && filter === null && changedSince === null;
  }

  private wanted(result: VisualResult): boolean {
    if (!this.settings.options.update) return false;
    if (acceptable(result)) return true;
    // A picture within a threshold passes; accepting everything makes it exact again.
    const accepted = this.settings.baselines.entry(result.baseline);
    return (
      this.settings.options.all &&
      result.outcome === 'passed' &&
      result.pixels !== null &&
      accepted !== null &&
      accepted.pixels !== result.pixels
    );
  }

  /** Where the environment changed and no picture did, there is nothing to accept but the environment. */
  finish(): void {
    if (this.everything && this.browser !== null) this.settings.baselines.save(this.browser);
  }

  async consider(result: VisualResult, picture: Picture | null): Promise<void> {
    const { options, baselines } = this.settings;
    const rejections = readRejections(options.baselines);
    result.rejected = rejectionOf(rejections, result);
    if (!this.wanted(result) || this.browser === null) return;
    if (result.rejected !== null && !options.evenRejected) {
      result.notes.push('Not accepted, because a reviewer rejected exactly this. Change it, or add --even-rejected.');
      return;
    }
    await acceptResult(baselines, this.browser, result, picture);
    if (rejections[result.baseline] !== undefined) {
      writeRejections(options.baselines, without(rejections, result.baseline));
    }
    Object.assign(result, {
      outcome: 'passed',
      sentence: 'Accepted in this run.',
      problems: [],
      rejected: null,
      decision: 'accepted',
    });
  }
}

function failuresOf(settings: GateSettings, results: readonly VisualResult[], status: EnvironmentStatus): string[] {
  const comparisons = results.filter(({ compared }) => compared).length;
  const failing = results.filter(({ outcome }) => outcome !== 'passed').length;
  const { stories, ci, nothingAffected } = settings;
  return runFailures({ status, expected: stories.length, comparisons, failing, ci, nothingAffected });
}

export async function gate(settings: GateSettings): Promise<VisualReport> {
  const { options, baselines, all, stories } = settings;
  const startedAt = new Date();
  const writer = new ReportWriter(runFolder(options.artifacts), baselines);
  const accepting = new Accepting(settings);
  const known = new Set(all.map(({ id }) => id));
  const chosen = new Set(stories.map(({ id }) => id));

  const outcome = await run({
    storybook: options.storybook,
    baselines,
    stories,
    whole: options.filter === null && options.changedSince === null,
    concerns: ({ story, title, name }) =>
      chosen.has(story) || (!known.has(story) && matchesFilter({ id: story, title, name }, options.filter)),
    workers: options.workers,
    seed: options.seed,
    onStart: (start) => accepting.start(start),
    onVisit: async (report, done, total) => {
      await accepting.consider(report.result, report.after);
      await writer.pictures(report);
      if (process.stdout.isTTY) process.stdout.write(`\r${done}/${total} `);
    },
  });
  if (process.stdout.isTTY) process.stdout.write('\r');
  for (const result of outcome.results.filter((one) => one.outcome === 'removed')) {
    writer.copyBefore(result);
    await accepting.consider(result, null);
  }
  accepting.finish();

  const { results, environment, browser, browserVersion, threshold, visitingMs } = outcome;
  const counts = countOutcomes(results);
  const failures = failuresOf(settings, results, environment.status);
  const comparisons = results.filter(({ compared }) => compared).length;
  const visited = results.filter(({ durationMs }) => durationMs > 0).length;
  const report: VisualReport = {
    version: REPORT_VERSION,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    filter: options.filter,
    changedSince: options.changedSince,
    seed: options.seed,
    workers: options.workers,
    environment: { ...(browser ?? { browser: `Chromium ${browserVersion}`, flags: [], fonts: {} }), ...environment },
    threshold,
    counts,
    comparisons,
    snapshotsPerMinute: visitingMs === 0 ? 0 : (visited / visitingMs) * 60_000,
    failures,
    passed: failures.length === 0 && results.every((result) => result.outcome === 'passed'),
    results,
  };
  writer.write(report);
  return report;
}
