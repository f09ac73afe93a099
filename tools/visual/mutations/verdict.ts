/** What a regression's visits say about it. */
import type { ProblemKind, VisualResult } from '../report-types.ts';
import { CHECKS } from './types.ts';
import type { Check, Mutation, MutationResult } from './types.ts';

const CHECK_OF: Record<ProblemKind, Check> = {
  play: 'play',
  render: 'play',
  crash: 'play',
  timeout: 'play',
  motion: 'motion',
  axe: 'axe',
  console: 'console',
  request: 'console',
};

type Seen = Pick<VisualResult, 'outcome' | 'change' | 'problems' | 'sentence'>;

/** Every check that noticed something, in the order of the list of checks. */
export function checksOf(results: readonly Seen[]): Check[] {
  const seen = new Set(
    results
      .filter(({ outcome }) => outcome !== 'passed')
      .flatMap(({ change, problems }) => [
        ...problems.map(({ kind }) => CHECK_OF[kind]),
        ...(change === null ? [] : ['pixels' as const]),
      ]),
  );
  return CHECKS.filter((check) => seen.has(check));
}

/** Caught by the check that it was made for, or a known blind spot that is still blind. */
export function asExpected({ mutation, caughtBy }: Pick<MutationResult, 'mutation' | 'caughtBy'>): boolean {
  return mutation.expect === null ? caughtBy.length === 0 : caughtBy.includes(mutation.expect);
}

/** New results over earlier ones, in the order of the catalogue. A regression that was changed since has no earlier result. */
export function together(
  catalogue: readonly Mutation[],
  earlier: readonly MutationResult[],
  latest: readonly MutationResult[],
): MutationResult[] {
  const same = (one: Mutation, other: Mutation): boolean => JSON.stringify(one) === JSON.stringify(other);
  return catalogue.flatMap((mutation) => [...latest, ...earlier].find((result) => same(result.mutation, mutation)) ?? []);
}

const escape = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function row(result: MutationResult): string {
  const { mutation, caughtBy, sentence } = result;
  const caught = caughtBy.length === 0 ? '**none**' : caughtBy.join(', ');
  const note = mutation.blindness ?? sentence;
  const says = note.length > 160 ? `${note.slice(0, 159)}…` : note;
  return `| ${mutation.id} | ${mutation.kind} | ${mutation.expect ?? 'none'} | ${caught} | ${escape(says)} |`;
}

const share = (count: number, all: number): string => `${count} of ${all}`;

/** The page in `docs`. Holds nothing that changes from run to run without a reason, so that a new one is a difference to look at. */
export function markdown(results: readonly MutationResult[]): string {
  const seeded = results.filter(({ mutation }) => mutation.expect !== null);
  const blind = results.filter(({ mutation }) => mutation.expect === null);
  const caught = seeded.filter(({ caughtBy }) => caughtBy.length > 0);
  const missed = seeded.filter(({ caughtBy }) => caughtBy.length === 0);
  const kinds = new Set(seeded.map(({ mutation }) => mutation.kind));
  const by = CHECKS.map((check) => `${check} ${seeded.filter(({ caughtBy }) => caughtBy.includes(check)).length}`);
  return [
    '# What the checks catch',
    '',
    'Written by `npm run visual:mutations`, which seeds known regressions into a copy of the project and looks at what notices them.',
    '',
    `**${share(caught.length, seeded.length)} regressions of ${kinds.size} kinds were caught.** By check, where several may notice the same one: ${by.join(', ')}.`,
    '',
    ...(missed.length === 0 ? [] : [`Not caught: ${missed.map(({ mutation }) => mutation.id).join(', ')}.`, '']),
    'The same stories without any regression were compared first and had no difference.',
    '',
    '| regression | kind | expected | caught by | what was said |',
    '| --- | --- | --- | --- | --- |',
    ...seeded.map(row),
    '',
    `Known blind spots, ${blind.length}, seeded too so that it is noticed when one of them can be seen after all:`,
    '',
    '| regression | kind | expected | caught by | why |',
    '| --- | --- | --- | --- | --- |',
    ...blind.map(row),
    '',
  ].join('\n');
}
