import { ANNOTATION, faults, surfaces, type FaultId, type Surface } from '../e2e/faults.ts';

/** The used part of Playwright's JSON report, of a run or of `--list`. */
export type E2eReport = { suites: Suite[]; stats: { startTime: string } };
type Annotation = { type: string; description?: string };
type Spec = { title: string; file: string; tests: { status: string; annotations: Annotation[]; results: unknown[] }[] };
type Suite = { suites?: Suite[]; specs: Spec[] };

/** A test that proves a promise; `isPassed` is undefined when it was not run. */
export type Proof = { file: string; title: string; isPassed: boolean | undefined };

const specsOf = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** Undefined for a test that was skipped or not run. A test that passed in a second attempt has passed. */
function verdictOf({ tests }: Spec): boolean | undefined {
  if (tests.every(({ status, results }) => status === 'skipped' || results.length === 0)) return undefined;
  return tests.every(({ status }) => status === 'expected' || status === 'flaky');
}

/** The tests of a report, by `<fault>: <surface>`. */
export function readProofs({ suites }: E2eReport): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const spec of suites.flatMap(specsOf)) {
    const proof = { file: spec.file, title: spec.title, isPassed: verdictOf(spec) };
    const proven = spec.tests.flatMap(({ annotations }) => annotations).filter(({ type }) => type === ANNOTATION);
    for (const promise of new Set(proven.map(({ description = '' }) => description))) {
      proofs.set(promise, [...(proofs.get(promise) ?? []), proof]);
    }
  }
  return proofs;
}

/** Every fault with each thing that it hits. */
export const promises = (Object.keys(faults) as FaultId[]).flatMap((fault) =>
  faults[fault].hits.map((surface: Surface) => ({ fault, surface, key: `${fault}: ${surface}` })),
);

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ');

function resultOf(proofs: readonly Proof[]): string {
  if (proofs.some(({ isPassed }) => isPassed === false)) return 'FAILED';
  const passed = proofs.filter(({ isPassed }) => isPassed).length;
  if (passed === 0) return 'not run';
  return passed === proofs.length ? 'passed' : `passed, ${proofs.length - passed} not run`;
}

function row({ fault, surface, key }: (typeof promises)[number], proofs: ReadonlyMap<string, readonly Proof[]>): string {
  const own = proofs.get(key) ?? [];
  const [first] = own;
  const more = own.length > 1 ? ` and ${own.length - 1} more` : '';
  const test = first ? `\`${first.file}\`: ${first.title}${more}` : 'none';
  const { fault: what, promise } = faults[fault];
  return `| ${[what, surfaces[surface], promise, test, resultOf(own)].map(cell).join(' | ')} |`;
}

/** `docs/reliability.md` from a run's report, with the date but no time, so that a second run on the same day changes nothing. */
export function reliabilityPage(report: E2eReport): string {
  const proofs = readProofs(report);
  return [
    '# What the site survives',
    '',
    'Each fault is caused in a real browser against the embedded backend, and what is stored is compared with what the visitor has seen. Where the forms share the code that handles a fault, the lead form stands for all. Made by `npm run reliability` from `tests/e2e/faults.ts` and the report of the last end-to-end run; `npx playwright test --grep @fault` runs these tests alone.',
    '',
    `Last run: ${report.stats.startTime.slice(0, 10)}. A test that is not run needs something that the machine lacks, such as a whole Chromium.`,
    '',
    '| fault | hits | promise | test | last result |',
    '|---|---|---|---|---|',
    ...promises.map((promise) => row(promise, proofs)),
    '',
  ].join('\n');
}

/** The page without the parts that differ from run to run. */
export const withoutResults = (page: string): string =>
  page
    .split('\n')
    .filter((line) => !line.startsWith('Last run:'))
    .map((line) => line.replace(/ \| [^|]*\|$/, ''))
    .join('\n');
