/** Turns what is known about every declaration into a score, the survivors with their reasons, and a page for `docs`. */
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

export type Survivor = {
  component: string;
  rule: string;
  declaration: string;
  /** The value that nothing noticed; empty when the declaration was removed. */
  to: string;
  /** False when no visit has an element that the rule applies to. */
  applied: boolean;
  reason: string | null;
};

export type Summary = ReturnType<typeof summarize>;

/** The least share of changes that a screenshot has to show. */
const LEAST_SCORE = 95;

const componentOf = (rule: string): string =>
  /([A-Za-z][\w-]*?)__[A-Za-z]/.exec(rule)?.[1] ?? (rule.includes('@media print') ? 'Print styles' : 'Global styles');

export function summarize(entries: Iterable<Entry>, reasons: readonly Reason[]) {
  const all = [...entries];
  const used = new Set<Reason>();
  const survivors = all.flatMap((entry): Survivor[] => {
    const declaration = `${entry.property}: ${entry.value}`;
    return entry.mutants
      .filter(({ killedBy }) => killedBy === null)
      .map(({ to }) => {
        const found = reasonFor(reasons, entry);
        if (found !== undefined) used.add(found);
        const { rule, applied } = entry;
        return { component: componentOf(rule), rule, declaration, to, applied, reason: found?.reason ?? null };
      });
  });
  const changes = all.reduce((sum, { mutants }) => sum + mutants.length, 0);
  const noticed = changes - survivors.length;
  const excluded = groupBy(
    all.filter((entry) => entry.excluded !== null),
    (entry) => entry.excluded ?? '',
  );
  return {
    declarations: all.length,
    changes,
    noticed,
    /** Rounded down, so that a score that is too low never looks as if it were not. */
    score: changes === 0 ? 0 : Math.floor((noticed / changes) * 1000) / 10,
    excluded: [...excluded].map(([reason, group]) => ({
      reason,
      count: group.length,
      properties: [...new Set(group.map(({ property }) => property))].sort(),
    })),
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

const escape = (text: string): string => text.replaceAll('|', '\\|').replaceAll('*', '\\*').replaceAll('<', '\\<');
const table = (header: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** The page in `docs`. Contains nothing that changes from run to run without a reason, so that each difference is worth a review. */
export function markdown(summary: Summary): string {
  const { declarations, changes, noticed, score, excluded, survivors } = summary;
  const lines = groupBy(survivors, ({ component, reason, applied }) => `${component} ${reason ?? ''} ${String(applied)}`);
  const rows = [...lines.values()].map((group) => {
    const [{ component, reason, applied } = { component: '', reason: null, applied: true }] = group;
    const named = [...new Set(group.map(({ declaration }) => `\`${escape(declaration)}\``))];
    return [component, String(group.length), named.join(', '), reason ?? (applied ? '**none**' : '**none; in no screenshot**')];
  });
  return [
    '# What screenshots show of the styles',
    '',
    'Written by `npm run visual:coverage`, which changes each CSS declaration in the built Storybook a little, one at a time, and asks',
    'whether the screenshot of any story becomes another one. [How it works](../tools/visual/README.md#coverage-of-looks).',
    '',
    `**${score} %: ${noticed} of ${changes} changes are noticed.** There are ${declarations} declarations.`,
    '',
    'Not changed, because no still screenshot can show it:',
    '',
    ...table(
      ['what', 'declarations', 'properties'],
      excluded.map(({ reason, count, properties }) => [
        reason,
        String(count),
        properties.map((name) => `\`${name}\``).join(', '),
      ]),
    ),
    '',
    `Changes that nothing notices, ${survivors.length}:`,
    '',
    ...table(
      ['component', 'changes', 'declarations', 'reason'],
      rows.sort(([a = ''], [b = '']) => a.localeCompare(b)),
    ),
    '',
  ].join('\n');
}
