import { brand } from '../content/brand.ts';
import { appointmentSetter } from '../content/jobs/appointment-setter.ts';
import { contentStrategist } from '../content/jobs/contentstrategist.ts';
import { jobPage } from '../content/jobs/jobPage.ts';
import { leadProductManager } from '../content/jobs/lead-product-manager.ts';
import { marketingManager } from '../content/jobs/marketing-manager.ts';
import { medicationIntakeReviewSpecialist } from '../content/jobs/medication-intake-review-specialist.ts';
import { partnerSupportSpecialist } from '../content/jobs/partner-support-specialist.ts';
import { patientSupportSpecialist } from '../content/jobs/patient-support-specialist.ts';
import { telehealthOperationsDirector } from '../content/jobs/telehealth-operations-director.ts';
import type { JobPosting } from '../content/jobs/types.ts';
import { jobPostingData } from './jobPosting.ts';

const jobs: readonly JobPosting[] = [
  appointmentSetter,
  contentStrategist,
  leadProductManager,
  marketingManager,
  medicationIntakeReviewSpecialist,
  partnerSupportSpecialist,
  patientSupportSpecialist,
  telehealthOperationsDirector,
];

const EMPLOYMENT = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'];

/** Adds countries to a remote job, as the owner may; ours have none. */
const withCountries = (job: JobPosting): JobPosting => ({
  ...job,
  location: job.location.kind === 'remote' ? { ...job.location, applicantCountries: ['United States', 'Mexico'] } : job.location,
});

const postingOf = (job: JobPosting) => {
  const data = jobPostingData(withCountries(job));
  if (!data) throw new Error(`${job.id} is not described.`);
  return data;
};

test('a remote job has structured data only if it has countries', () => {
  const described = jobs.filter((job) => jobPostingData(job)).map(({ id }) => id);
  expect(described).toEqual(['contentstrategist', 'lead-product-manager', 'marketing-manager', 'telehealth-operations-director']);
  expect(postingOf(appointmentSetter)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'United States' }, { name: 'Mexico' }],
  });
});

test('has a closing date only if the job has one', () => {
  const validThrough = '2027-04-19T23:59:59-05:00';
  expect(postingOf({ ...contentStrategist, validThrough })).toMatchObject({ validThrough });
  expect(postingOf(contentStrategist)).not.toHaveProperty('validThrough');
});

describe.each(jobs.map((job) => [job.id, job] as const))('%s', (_id, job) => {
  test('has the properties that Google requires', () => {
    const data = postingOf(job);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      url: `https://${brand.domain}/jobs/${job.id}`,
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
      hiringOrganization: {
        '@type': 'Organization',
        name: brand.name,
        sameAs: `https://${brand.domain}/`,
        logo: `https://${brand.domain}/brand/icon-512.png`,
      },
      directApply: true,
    });
    for (const type of (data.employmentType ?? []) as string[]) expect(EMPLOYMENT).toContain(type);
  });

  test('has a full address, or the countries of remote work', () => {
    const data = postingOf(job);
    const isRemote = data.jobLocationType !== undefined;
    expect(data.jobLocation !== undefined || isRemote).toBe(true);
    if (data.jobLocation !== undefined) {
      expect(data.jobLocation).toMatchObject({
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressRegion: 'TX', addressCountry: 'US' },
      });
    }
    if (isRemote) {
      expect(data.jobLocationType).toBe('TELECOMMUTE');
      expect(data.applicantLocationRequirements).toEqual(
        expect.arrayContaining([{ '@type': 'Country', name: expect.any(String) as string }]),
      );
    } else {
      expect(data).not.toHaveProperty('applicantLocationRequirements');
    }
  });

  test('describes the work in full, in well-formed HTML of p, ul and li', () => {
    const html = postingOf(job).description as string;
    const holder = document.createElement('div');
    holder.innerHTML = html;
    expect(holder.innerHTML).toBe(html);
    expect(new Set([...holder.querySelectorAll('*')].map(({ localName }) => localName))).toEqual(new Set(['p', 'ul', 'li']));
    for (const line of [...job.description, ...job.responsibilities, ...job.requirements, ...job.preferredQualifications]) {
      expect(holder.textContent).toContain(line);
    }
  });
});

test('has the employment types of each job', () => {
  const types = Object.fromEntries(jobs.map((job) => [job.id, postingOf(job).employmentType]));
  expect(types).toEqual({
    'appointment-setter': ['FULL_TIME', 'CONTRACTOR'],
    contentstrategist: ['FULL_TIME'],
    'lead-product-manager': undefined,
    'marketing-manager': ['FULL_TIME'],
    'medication-intake-review-specialist': ['FULL_TIME'],
    'partner-support-specialist': ['FULL_TIME', 'CONTRACTOR'],
    'patient-support-specialist': ['FULL_TIME', 'CONTRACTOR'],
    'telehealth-operations-director': ['FULL_TIME'],
  });
});

test('has a salary only if it is known', () => {
  const pay = (job: JobPosting) => postingOf(job).baseSalary;
  expect(pay(telehealthOperationsDirector)).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 100_000, maxValue: 150_000, unitText: 'YEAR' },
  });
  expect(pay(marketingManager)).toMatchObject({ value: { minValue: 60_000, maxValue: 100_000 } });
  expect(jobs.filter((job) => pay(job) !== undefined)).toHaveLength(2);
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
  const { id, route, title, location, datePosted, isListed, survey, sample, seo } = appointmentSetter;
  const least = {
    ...{ id, route, title, location, datePosted, isListed, survey, sample, seo, summary: ['In short.'] },
    ...{ description: ['A role.'], responsibilities: ['Call.', 'Write.'], requirements: ['Calm.'], preferredQualifications: [] },
  };
  const list = (name: string, item: string) => `<p>${name}</p><ul><li>${item}</li></ul>`;
  const first = `<p>A role.</p>${list(titles.responsibilities, 'Call.</li><li>Write.')}${list(titles.requirements, 'Calm.')}`;
  expect(postingOf({ ...least, location: contentStrategist.location }).description).toBe(first);
  const all = {
    ...{ preferredQualifications: ['Kind.'], whatSuccessLooksLike: ['Much.'], workStyle: ['Often.'], resultsWeExpect: ['More.'] },
    ...{ goals: [{ period: '30 days', text: 'Learn.' }], compensation: ['Paid.'] },
    salary: { label: '$100K', minValue: 100_000, maxValue: 100_000 },
  };
  expect(postingOf({ ...least, ...all }).description).toBe(
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

test('omits sections that a job does not have', () => {
  expect(postingOf(appointmentSetter).description).not.toMatch(/What Success|How We Work|30\/60\/90|Compensation/);
  expect(postingOf(leadProductManager).description).toContain('<li>30 days: ');
});
