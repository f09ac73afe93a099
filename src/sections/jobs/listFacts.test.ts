import { jobPage } from '../../content/jobs/jobPage.ts';
import telehealthOperationsDirector from '../../content/jobs/telehealth-operations-director.ts';
import { listFacts } from './listFacts.ts';

const { facts, hours } = jobPage;

test('work that is on site or remote names its countries, and has no hours', () => {
  const location = { ...telehealthOperationsDirector.location, applicantCountries: ['United States', 'Canada'] as const };
  const listed = listFacts({ ...telehealthOperationsDirector, location }, false);
  expect(listed).toContainEqual({ label: facts.applicants, text: 'United States, Canada' });
  expect(listed.map(({ label }) => label)).not.toContain(hours.label);
});

test.each(['2027-05-09', '2027-05-10T04:59:59Z'] as const)('a job that closes at %s names the company’s day', (validThrough) => {
  const closes = { label: facts.closes, text: 'May 9, 2027' };
  expect(listFacts({ ...telehealthOperationsDirector, validThrough }, false)).toContainEqual(closes);
});
