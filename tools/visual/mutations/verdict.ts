/** Judges the visits of a fault, and writes the page about all of them. */
import type { ProblemKind, VisualResult } from '../report-types.ts';
import { CHECKS, type Check, type MutationResult } from './types.ts';

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

/** Every check that noticed something, in the order of the list of checks. */
export function checksOf(results: readonly Pick<VisualResult, 'outcome' | 'change' | 'problems'>[]): Check[] {
  const failed = results.filter(({ outcome }) => outcome !== 'passed');
  const noticed = new Set(failed.flatMap(({ problems }) => problems.map(({ kind }) => CHECK_OF[kind])));
  if (failed.some(({ change }) => change !== null)) noticed.add('pixels');
  return CHECKS.filter((check) => noticed.has(check));
}

/** Whether the expected check caught the fault, or a known blind spot is still blind. */
export const asExpected = ({ expect, caughtBy }: MutationResult): boolean =>
  expect === null ? caughtBy.length === 0 : caughtBy.includes(expect);

function table(results: readonly MutationResult[], lastColumn: string): string[] {
  const rows = results.map(({ id, kind, expect, caughtBy, sentence, blindness = sentence }) => {
    const finding = blindness.length > 160 ? `${blindness.slice(0, 159)}…` : blindness;
    const caught = caughtBy.length === 0 ? '**none**' : caughtBy.join(', ');
    return [id, kind, expect ?? 'none', caught, finding.replaceAll('|', '\\|').replaceAll('\n', ' ')];
  });
  const header = ['fault', 'kind', 'expected', 'caught by', lastColumn];
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/** The page in `docs`. Contains nothing that changes from run to run without a reason, so that each diff is worth a review. */
export function markdown(results: readonly MutationResult[]): string {
  const seeded = results.filter(({ expect }) => expect !== null);
  const blind = results.filter(({ expect }) => expect === null);
  const missed = seeded.filter(({ caughtBy }) => caughtBy.length === 0);
  const kinds = new Set(seeded.map(({ kind }) => kind));
  const by = CHECKS.map((check) => `${check} ${seeded.filter(({ caughtBy }) => caughtBy.includes(check)).length}`);
  const caught = `${seeded.length - missed.length} of ${seeded.length} faults of ${kinds.size} kinds were caught.`;
  return `# What the checks catch

Written by \`npm run visual:mutations\`, which seeds known faults into a copy of the project and reports which check notices each.

**${caught}** By check, where several may notice the same one: ${by.join(', ')}.
${missed.length === 0 ? '' : `\nNot caught: ${missed.map(({ id }) => id).join(', ')}.\n`}
The same stories without any fault were compared first and had no difference.

${table(seeded, 'finding').join('\n')}

Known blind spots, ${blind.length}, seeded too so that it is noticed when one of them can be seen after all:

${table(blind, 'why').join('\n')}
`;
}
