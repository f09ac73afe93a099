/** Turns what is known about every declaration into a score, and the survivors with their reasons. */
import { groupBy } from '../group-by.ts';
import { reasonFor, type Reason } from './excluded.ts';
import type { Entry } from './ledger.ts';

/** The project's own data file. */
export type Expectations = {
  /** What no screenshot of a story can show: it is not changed. */
  excluded: Reason[];
  /** Why changes may pass unnoticed. */
  reasons: Reason[];
};

export type Summary = ReturnType<typeof summarize>;

/** The least share of changes that a screenshot has to show. */
const LEAST_SCORE = 95;

export function summarize(entries: readonly Entry[], reasons: readonly Reason[]) {
  const used = new Set<Reason>();
  const survivors = entries.flatMap((entry) => {
    const { rule, property, value, applied, mutants } = entry;
    return mutants
      .filter(({ killedBy }) => killedBy === null)
      .map(({ to }) => {
        const found = reasonFor(reasons, entry);
        if (found !== undefined) used.add(found);
        const change = `${rule} { ${property}: ${value} } → ${to === '' ? 'removed' : to}`;
        return { change: applied ? change : `${change}; in no screenshot`, applied, reason: found?.reason ?? null };
      });
  });
  const changes = entries.reduce((sum, { mutants }) => sum + mutants.length, 0);
  const noticed = changes - survivors.length;
  return {
    declarations: entries.length,
    changes,
    noticed,
    /** Rounded down, so that a score that is too low never looks as if it were not. */
    score: changes === 0 ? 0 : Math.floor((noticed / changes) * 1000) / 10,
    survivors,
    /** Reasons that no survivor needs any more. */
    unused: reasons.filter((one) => !used.has(one)).map(({ rule, declaration }) => `${rule} { ${declaration} }`),
  };
}

/** Why a run of all stories has failed; empty when it has not. */
export function failuresOf({ score, survivors, unused, changes }: Summary, failedVisits: readonly string[]): string[] {
  const open = survivors.filter(({ reason }) => reason === null).length;
  return [
    ...failedVisits.map((visit) => `not visited: ${visit}`),
    ...(changes === 0 ? ['no declaration was changed'] : []),
    ...(score < LEAST_SCORE ? [`the score is ${score} %, less than ${LEAST_SCORE} %`] : []),
    ...(open > 0 ? [`${open} changes that nothing notices have no reason`] : []),
    ...unused.map((one) => `a reason that nothing needs: ${one}`),
  ];
}

/** What is not changed and what is not noticed, by reason. */
export function linesOf(entries: readonly Entry[], { survivors }: Summary): string[] {
  const excluded = groupBy(
    entries.flatMap((entry) => entry.excluded ?? []),
    (reason) => reason,
  );
  const explained = groupBy(
    survivors.flatMap(({ reason }) => reason ?? []),
    (reason) => reason,
  );
  return [
    'Not changed:',
    ...[...excluded].map(([reason, group]) => `  ${group.length} declarations: ${reason}`),
    'Not noticed, with a reason:',
    ...[...explained].map(([reason, group]) => `  ${group.length} changes: ${reason}`),
    'Not noticed, without a reason:',
    ...survivors.filter(({ reason }) => reason === null).map(({ change }) => `  ${change}`),
  ];
}
