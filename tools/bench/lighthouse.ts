import { forms, type Form } from './forms.ts';
import { runLighthouse } from './tools.ts';

export const scores = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

/** Milliseconds; CLS has no unit, scores are of 100. `machine` is Lighthouse's measure of the machine: low means disturbed. */
export type Figure = 'FCP' | 'LCP' | 'TBT' | 'CLS' | (typeof scores)[number] | 'machine';
export type Figures = Record<Figure, number>;

type Report = {
  runtimeError?: { code: string };
  environment: { benchmarkIndex: number };
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
};

function readFigures({ audits, categories, environment }: Report): Figures {
  const audit = (id: string) => audits[id]?.numericValue ?? NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? NaN) * 100);
  return {
    FCP: audit('first-contentful-paint'),
    LCP: audit('largest-contentful-paint'),
    TBT: audit('total-blocking-time'),
    CLS: audit('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'agentic-browsing': score('agentic-browsing'),
    machine: environment.benchmarkIndex,
  };
}

/**
 * The figures of one page load.
 *
 * @param machine Lighthouse's measure of this machine in an earlier load; the form `slow` needs it
 * @throws Error when the page could not be measured
 */
export async function measurePage(url: string, form: Form, machine = NaN): Promise<Figures> {
  const load = () => runLighthouse(url, forms[form](machine)) as Promise<Report>;
  const report = await load().catch((error: unknown) => {
    // A browser that does not start should not cost the hour of all other loads.
    console.error(`Loading ${url} again: ${String(error)}`);
    return load();
  });
  if (report.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.code}`);
  return readFigures(report);
}
