import { jobPage } from '../../content/jobs/jobPage.ts';
import type { JobFacts } from '../../content/jobs/types.ts';
import { closingDay } from '../../lib/plannedDate.ts';
import { formatDate } from '../../lib/time.ts';

type Fact = { label: string; text: string };

/** The facts of a job in a fixed order, without those that it lacks. */
export function listFacts({ department, employment, location, salary, validThrough }: JobFacts, isClosed: boolean): Fact[] {
  const { facts, hours } = jobPage;
  const all: Record<string, string | undefined> = {
    [facts.department]: department,
    [facts.employment]: employment?.label,
    [facts.location]: location.label,
    [facts.applicants]: location.kind === 'onSite' ? undefined : location.applicantCountries?.join(', '),
    [hours.label]: location.kind === 'remote' ? hours.text : undefined,
    [facts.salary]: salary?.label,
    [isClosed ? facts.closed : facts.closes]: validThrough && formatDate(closingDay(validThrough)),
  };
  return Object.entries(all).flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
}
