import type { JobPosting as JobPostingNode, WithContext } from 'schema-dts';
import { href } from '../config/paths.ts';
import { absoluteUrl } from '../config/settings.ts';
import { brand } from '../content/brand.ts';
import { jobPage } from '../content/jobs/jobPage.ts';
import type { ApplicantCountries, JobLocation, JobPlace, JobPosting, JobSalary } from '../content/jobs/types.ts';
import { closingTime } from '../lib/plannedDate.ts';

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const list = (title: string, items: readonly string[] = []) =>
  items.length > 0 ? `${paragraph(title)}<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : '';

/** The page's full description of the work, in the elements that job search engines support: p, ul and li. */
function descriptionHtml(job: JobPosting): string {
  const { titles, hours } = jobPage;
  return [
    ...job.description.map(paragraph),
    list(titles.responsibilities, job.responsibilities),
    list(titles.requirements, job.requirements),
    list(titles.preferredQualifications, job.preferredQualifications),
    list(titles.whatSuccessLooksLike, job.whatSuccessLooksLike),
    list(titles.workStyle, job.workStyle),
    list(titles.resultsWeExpect, job.resultsWeExpect),
    list(
      titles.goals,
      job.goals?.map(({ period, text }) => `${period}: ${text}`),
    ),
    list(titles.compensation, job.compensation),
    job.salary ? paragraph(`${jobPage.facts.salary}: ${job.salary.label}`) : '',
    job.location.kind === 'remote' ? paragraph(`${hours.label}: ${hours.text}`) : '',
  ].join('');
}

type Place = Pick<Exclude<JobPostingNode, string>, 'jobLocation'>;
type Countries = Pick<Exclude<JobPostingNode, string>, 'jobLocationType' | 'applicantLocationRequirements'>;
type Pay = Pick<Exclude<JobPostingNode, string>, 'baseSalary'>;

const office = ({ city, region, country }: JobPlace): Place => ({
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: region, addressCountry: country },
  },
});

const anywhereIn = (countries: ApplicantCountries | undefined): Countries | undefined =>
  countries && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
  };

/** A place for on-site work, countries for remote work, or both. Undefined if neither is known. */
function whereabouts(location: JobLocation): (Place & Countries) | undefined {
  switch (location.kind) {
    case 'onSite':
      return office(location.place);
    case 'remote':
      return anywhereIn(location.applicantCountries);
    case 'onSiteOrRemote':
      return { ...office(location.place), ...anywhereIn(location.applicantCountries) };
  }
}

const yearlyPay = ({ minValue, maxValue }: JobSalary): Pay => ({
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'YEAR' },
  },
});

/**
 * A job as schema.org's JobPosting, by the rules of Google's job search. A closed job must not have one.
 *
 * @returns undefined for a remote job without countries: for Google a job with neither a place nor a country is an error, and any
 *   country would be invented
 */
export function jobPostingData(job: JobPosting): WithContext<JobPostingNode> | undefined {
  const where = whereabouts(job.location);
  if (!where) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    url: absoluteUrl(href(job.route)),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
    datePosted: job.datePosted,
    ...(job.validThrough ? { validThrough: new Date(closingTime(job.validThrough)).toISOString() } : {}),
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: brand.name,
      sameAs: absoluteUrl('/'),
      logo: absoluteUrl('/brand/icon-512.png'),
    },
    ...(job.employment ? { employmentType: job.employment.schemaTypes } : {}),
    ...where,
    ...(job.salary ? yearlyPay(job.salary) : {}),
  };
}
