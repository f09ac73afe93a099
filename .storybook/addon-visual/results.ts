/** What the panel and the sidebar know of a story, made from the gate's last result and the manifest of baselines. */
import type { Manifest } from '../../tests/visual/manifest.ts';
import { REPORT_VERSION } from '../../tests/visual/report-types.ts';
import type { Outcome, VisualReport, VisualResult } from '../../tests/visual/report-types.ts';
import { BASELINES, LAST_RUN } from './places.ts';

/** Null is what could not be read: there was no run yet, or nothing has been accepted yet. */
export type VisualData = {
  report: VisualReport | null;
  manifest: Manifest | null;
};

export type ModeView = {
  mode: string;
  /** `unknown` where the last run did not visit the story in this mode. */
  outcome: Outcome | 'unknown';
  sentence: string;
  problems: { kind: string; message: string }[];
  notes: string[];
  decision: 'accepted' | 'rejected' | null;
  rejection: string | null;
  baseline: string | null;
  current: string | null;
  difference: string | null;
};

export type StoryView = {
  /** ISO date and time of the last run; null where there was none. */
  ranAt: string | null;
  modes: ModeView[];
};

const baselineUrl = (path: string): string => `${BASELINES}/${path}`;
const runUrl = (path: string | null): string | null => (path === null ? null : `${LAST_RUN}/${path}`);

function viewOf(result: VisualResult, manifest: Manifest | null): ModeView {
  const { outcome, images, baseline, rejected, decision } = result;
  const accepted = manifest?.baselines[baseline] === undefined ? null : baselineUrl(baseline);
  return {
    mode: result.mode.name,
    outcome,
    sentence: result.sentence,
    problems: result.problems.map(({ kind, message }) => ({ kind, message })),
    notes: result.notes,
    decision,
    rejection: rejected === null ? null : rejected.note,
    // The picture of the run, where it has one: it is what was compared, even if another has been accepted since.
    baseline: runUrl(images.before) ?? accepted,
    // What passed looks as accepted, so the run keeps no picture of it.
    current: outcome === 'passed' ? accepted : runUrl(images.after),
    difference: runUrl(images.diff),
  };
}

/** A story's pictures and results in each of its modes: those of the last run, then what was accepted and not visited. */
export function viewStory(storyId: string, { report, manifest }: VisualData): StoryView {
  const visited = (report?.results ?? []).filter((result) => result.storyId === storyId && result.outcome !== 'removed');
  const seen = new Set(visited.map(({ baseline }) => baseline));
  const others = Object.entries(manifest?.baselines ?? {})
    .filter(([path, { story }]) => story === storyId && !seen.has(path))
    .map(([path, { mode }]): ModeView => ({
      mode,
      outcome: 'unknown',
      sentence: 'The last run did not visit it.',
      problems: [],
      notes: [],
      decision: null,
      rejection: null,
      baseline: baselineUrl(path),
      current: null,
      difference: null,
    }));
  return { ranAt: report?.startedAt ?? null, modes: [...visited.map((result) => viewOf(result, manifest)), ...others] };
}

export type StoryStatus = {
  status: 'error' | 'warn' | 'pending';
  title: string;
  description: string;
};

const RANK: readonly Outcome[] = ['errored', 'missing', 'changed', 'new'];
const STATUS: Partial<Record<Outcome, Pick<StoryStatus, 'status' | 'title'>>> = {
  errored: { status: 'error', title: 'Visual: broken' },
  missing: { status: 'error', title: 'Visual: not visited' },
  changed: { status: 'warn', title: 'Visual: changed' },
  new: { status: 'pending', title: 'Visual: new' },
};

/** The worst outcome of each story that is not as accepted, for the sidebar. What passed gets no mark: there is nothing to do. */
export function statusesOf(report: VisualReport | null): Record<string, StoryStatus> {
  const open = (report?.results ?? []).filter(({ decision }) => decision !== 'accepted');
  const byStory = new Map<string, VisualResult[]>();
  for (const result of open) byStory.set(result.storyId, [...(byStory.get(result.storyId) ?? []), result]);
  const statuses: Record<string, StoryStatus> = {};
  for (const [id, results] of byStory) {
    const worst = RANK.flatMap((outcome) => results.filter((result) => result.outcome === outcome))[0];
    const mark = worst === undefined ? undefined : STATUS[worst.outcome];
    if (worst === undefined || mark === undefined) continue;
    statuses[id] = { ...mark, description: `${worst.mode.name}: ${worst.sentence}` };
  }
  return statuses;
}

/** Marks that were set before and are not any more have to be taken away by name. */
export function statusUpdate(
  before: Readonly<Record<string, StoryStatus>>,
  after: Readonly<Record<string, StoryStatus>>,
): Record<string, StoryStatus | null> {
  const gone = Object.keys(before).filter((id) => after[id] === undefined);
  return { ...Object.fromEntries(gone.map((id) => [id, null])), ...after };
}

/** Null for a file of another shape: an answer of a server that sends its start page for whatever it does not have. */
export function parseReport(text: string | null): VisualReport | null {
  const value = parseObject(text);
  return value?.version === REPORT_VERSION && Array.isArray(value.results) ? (value as unknown as VisualReport) : null;
}

export function parseManifest(text: string | null): Manifest | null {
  const value = parseObject(text);
  return typeof value?.baselines === 'object' && value.baselines !== null ? (value as unknown as Manifest) : null;
}

function parseObject(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
