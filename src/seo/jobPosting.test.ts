import appointmentSetter from '../content/jobs/appointment-setter.ts';
import contentStrategist from '../content/jobs/contentstrategist.ts';
import { jobPage } from '../content/jobs/jobPage.ts';
import telehealthOperationsDirector from '../content/jobs/telehealth-operations-director.ts';
import type { JobPosting } from '../content/jobs/types.ts';
import { jobPostingData } from './jobPosting.ts';

const remote = { kind: 'remote', label: 'Remote', applicantCountries: ['United States', 'Mexico'] } as const;

const postingOf = (job: JobPosting) => {
  const data = jobPostingData(job);
  if (!data) throw new Error(`${job.id} is not described.`);
  return data;
};

test('a remote job has structured data only if it has countries', () => {
  expect(jobPostingData(appointmentSetter)).toBeUndefined();
  expect(postingOf({ ...appointmentSetter, location: remote })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'United States' }, { name: 'Mexico' }],
    employmentType: ['FULL_TIME', 'CONTRACTOR'],
  });
});

test('has a closing date only if the job has one', () => {
  // The whole day in Houston.
  const closing = { ...contentStrategist, validThrough: '2027-04-19' } as const;
  expect(postingOf(closing)).toMatchObject({ validThrough: '2027-04-20T04:59:59.999Z' });
  expect(postingOf(contentStrategist)).not.toHaveProperty('validThrough');
});

test('has a salary only if it is known', () => {
  expect(postingOf(telehealthOperationsDirector).baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 100_000, maxValue: 150_000, unitText: 'YEAR' },
  });
  expect(postingOf(contentStrategist)).not.toHaveProperty('baseSalary');
});

test('the director’s job is in Dallas, and also remote if it has countries', () => {
  const { location } = telehealthOperationsDirector;
  expect(postingOf(telehealthOperationsDirector)).toMatchObject({ jobLocation: { address: { addressLocality: 'Dallas' } } });
  expect(postingOf(telehealthOperationsDirector)).not.toHaveProperty('jobLocationType');
  const elsewhere = { ...telehealthOperationsDirector, location: { ...location, applicantCountries: ['Canada'] as const } };
  expect(postingOf(elsewhere)).toMatchObject({
    jobLocation: { address: { addressLocality: 'Dallas' } },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'Canada' }],
  });
});

test('escapes text that looks like markup', () => {
  const html = postingOf({ ...contentStrategist, description: ['A <b>bold</b> & honest role'] }).description;
  expect(html).toMatch(/^<p>A &lt;b&gt;bold&lt;\/b&gt; &amp; honest role<\/p>/);
});

test('the description has all sections of the page in its order', () => {
  const { titles, facts, hours } = jobPage;
  const { id, route, title, location, datePosted, isListed, survey, sample, seo } = contentStrategist;
  const least = {
    id,
    route,
    title,
    location,
    datePosted,
    isListed,
    survey,
    sample,
    seo,
    summary: ['In short.'],
    description: ['A role.'],
    responsibilities: ['Call.', 'Write.'],
    requirements: ['Calm.'],
    preferredQualifications: [],
  };
  const list = (name: string, item: string) => `<p>${name}</p><ul><li>${item}</li></ul>`;
  const first = `<p>A role.</p>${list(titles.responsibilities, 'Call.</li><li>Write.')}${list(titles.requirements, 'Calm.')}`;
  expect(postingOf(least).description).toBe(first);
  const all = {
    preferredQualifications: ['Kind.'],
    whatSuccessLooksLike: ['Much.'],
    workStyle: ['Often.'],
    resultsWeExpect: ['More.'],
    goals: [{ period: '30 days', text: 'Learn.' }],
    compensation: ['Paid.'],
    salary: { label: '$100K', minValue: 100_000, maxValue: 100_000 },
  };
  expect(postingOf({ ...least, ...all, location: remote }).description).toBe(
    [
      first,
      list(titles.preferredQualifications, 'Kind.'),
      list(titles.whatSuccessLooksLike, 'Much.'),
      list(titles.workStyle, 'Often.'),
      list(titles.resultsWeExpect, 'More.'),
      list(titles.goals, '30 days: Learn.'),
      list(titles.compensation, 'Paid.'),
      `<p>${facts.salary}: $100K</p><p>${hours.label}: ${hours.text}</p>`,
    ].join(''),
  );
});
