/** The verdict about a whole run, on one machine or merged from several. */
import { join } from 'node:path';
import { decidedHashes, decisionsAbout, rejectedThoughAccepted } from './decisions.ts';
import { git } from './git.ts';
import { completePending } from './manifest/accept.ts';
import { writeManifest, type Manifest } from './manifest/manifest.ts';
import type { Options } from './options.ts';
import { runFailures } from './outcome.ts';
import type { Shard, VisualReport, VisualResult } from './report-types.ts';
import { writeAccepted, writeReport } from './results.ts';
import type { StoredDecision } from './review/protocol.ts';

type Facts = Pick<Shard, 'stories' | 'nothingAffected'> & {
  options: Pick<Options, 'results' | 'manifest'>;
  manifest: Manifest;
  ci: boolean;
  published: (hashes: string[]) => Promise<StoredDecision[]>;
};

/** Adds a note when the current screenshot was accepted before and its line is missing or older, which a stale merge causes. */
function noteLostLines(results: readonly VisualResult[], manifest: string): void {
  const ENOUGH = 20;
  const open = results.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  for (const { current, notes } of open.slice(0, ENOUGH)) {
    const commit = current === null ? null : git('log', '-1', '--format=%h %s', `-S${current}`, '--', manifest)?.trim();
    if (commit) notes.push(`This very screenshot had been accepted; ${commit} touched its line. A merge may have lost it.`);
  }
}

/** By the order of the stories, whose modes are in order already; then what is gone. */
function inOrder(results: readonly VisualResult[], stories: readonly string[]): VisualResult[] {
  const places = new Map(stories.map((id, place) => [id, place]));
  const removed = results.filter(({ outcome }) => outcome === 'removed');
  const visited = results.filter(({ outcome }) => outcome !== 'removed');
  return [
    ...visited.sort((a, b) => (places.get(a.storyId) ?? 0) - (places.get(b.storyId) ?? 0)),
    ...removed.sort((a, b) => (a.key < b.key ? -1 : 1)),
  ];
}

/** Completes the report of visits, and writes it. */
export async function judge(visited: VisualReport, facts: Facts): Promise<VisualReport> {
  const { options, manifest, stories, nothingAffected, ci, published } = facts;
  const results = inOrder(visited.results, stories);
  const failing = results.filter(({ outcome }) => outcome !== 'passed').length;
  const { comparisons, environment } = visited;
  const failures = runFailures({
    ...{ status: environment.status, selected: stories.length, comparisons, failing, ci, nothingAffected },
  });
  const hashes = decidedHashes(results);
  const decisions = hashes.length === 0 ? [] : await published(hashes);
  for (const result of results) result.decisions = decisionsAbout(result, manifest, decisions);
  failures.push(...rejectedThoughAccepted(results));
  noteLostLines(results, options.manifest);
  const report = { ...visited, failures, results };
  // In CI the completed manifest is written next to the results, to be committed.
  if (completePending(manifest, report))
    writeManifest(ci ? join(options.results, 'screenshots.txt') : options.manifest, manifest);
  report.passed = failures.length === 0 && results.every(({ outcome }) => outcome === 'passed');
  writeReport(options.results, report);
  writeAccepted(options.results, manifest, options.manifest);
  return report;
}
