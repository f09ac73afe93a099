import type { JobFacts } from '../../content/jobs/types.ts';
import { jobPage } from '../../content/jobs/jobPage.ts';
import { listFacts } from './listFacts.ts';

const { facts, hours } = jobPage;
const validThrough = '2027-03-31T23:59:59-05:00';
const least: JobFacts = {
  ...{ sample: true, id: 'appointment-setter', route: 'jobAppointmentSetter', title: 'Appointment Setter' },
  location: { kind: 'onSite', label: 'Plano, Texas', place: { city: 'Plano', region: 'TX', country: 'US' } },
  ...{ datePosted: '2026-10-05', isListed: true, survey: 'appointmentSetter' },
} as const;
const list = (more: Partial<JobFacts>, isClosed = false) =>
  listFacts({ ...least, ...more }, isClosed).map(({ label, text }) => [label, text]);

test('lists all facts in a fixed order', () => {
  const applicantCountries = ['United States', 'Canada'] as const;
  const everything = {
    department: 'Sales',
    employment: { label: 'Full-time', schemaTypes: ['FULL_TIME'] },
    location: { kind: 'remote', label: 'Remote', applicantCountries },
    salary: { label: '$100K', minValue: 100_000, maxValue: 100_000 },
    validThrough,
  } as const;
  expect(list(everything, true)).toEqual([
    [facts.department, 'Sales'],
    [facts.employment, 'Full-time'],
    [facts.location, 'Remote'],
    [facts.applicants, 'United States, Canada'],
    [hours.label, hours.text],
    [facts.salary, '$100K'],
    [facts.closed, 'March 31, 2027'],
  ]);
});

test('work that is on site or remote has no hours', () => {
  const { place } = least.location as { place: { city: string; region: string; country: string } };
  const location = { kind: 'onSiteOrRemote', label: 'Dallas', place, applicantCountries: ['United States'] } as const;
  expect(list({ location }).map(([label]) => label)).toEqual([facts.location, facts.applicants]);
});
