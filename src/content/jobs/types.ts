import type { RouteId } from '../../config/paths.ts';
import type { SurveyId } from '../surveys.ts';

/** The last part of a job page's address (specification section 2). */
export type JobId =
  | 'contentstrategist'
  | 'partner-support-specialist'
  | 'medication-intake-review-specialist'
  | 'patient-support-specialist'
  | 'appointment-setter'
  | 'telehealth-operations-director'
  | 'marketing-manager'
  | 'lead-product-manager';

/** The name of a job page in the table of addresses. */
type JobRouteId = Extract<RouteId, `job${string}`>;

type EmploymentType = 'FULL_TIME' | 'CONTRACTOR';

/** `schemaTypes`: schema.org's names for what the label says. */
type JobEmployment = { label: string; schemaTypes: readonly EmploymentType[] };

/** A place of work; codes of region (state) and country have two letters. */
export type JobPlace = { city: string; region: string; country: string };

/** Names of the countries from which somebody may apply for work at home. */
export type ApplicantCountries = readonly [string, ...string[]];

/** Where the work is done. The label is what visitors read; the rest is what search engines are told. */
export type JobLocation =
  | { kind: 'onSite'; label: string; place: JobPlace }
  /** Without countries the page has no JobPosting markup: Google takes no remote job that does not name one. */
  | { kind: 'remote'; label: string; applicantCountries?: ApplicantCountries }
  | { kind: 'onSiteOrRemote'; label: string; place: JobPlace; applicantCountries?: ApplicantCountries };

/** Pay in US dollars a year; the label is what visitors read, with what the bounds do not say ('plus bonus'). */
export type JobSalary = { label: string; minValue: number; maxValue: number };

/** What is advertised, in facts: everything that a list of jobs shows. */
export type JobFacts = {
  /** The employer is invented, and so are its vacancies and their dates: no visitor may be led to apply for them. */
  sample: true;
  id: JobId;
  route: JobRouteId;
  title: string;
  department?: string;
  employment?: JobEmployment;
  location: JobLocation;
  salary?: JobSalary;
  /** The day on which it was first published, `2026-10-05`. */
  datePosted: string;
  /** The last moment at which applications are taken, with the offset of the company's time zone. Absent: until the job is removed. */
  validThrough?: string;
  /** Whether the careers page lists it; the job page exists either way. */
  isListed: boolean;
  /** The survey that opens after applying. */
  survey: SurveyId;
};

/** One period of a new colleague's first months. */
export type JobGoal = { period: string; text: string };

/** The words of a job page. Optional sections stand only where the role has them. */
type JobCopy = {
  seo: JobSeo;
  /** Badges under the title: what somebody wants to know before reading on. */
  summary: readonly string[];
  /** 'About the role', a paragraph each. */
  description: readonly string[];
  responsibilities: readonly string[];
  requirements: readonly string[];
  preferredQualifications: readonly string[];
  whatSuccessLooksLike?: readonly string[];
  /** 'How We Work'. */
  workStyle?: readonly string[];
  resultsWeExpect?: readonly string[];
  goals?: readonly JobGoal[];
  /** What the pay consists of, where it is more than the salary's line. */
  compensation?: readonly string[];
};

type JobSeo = { title: string; description: string; keywords: readonly string[] };

/** A job posting (specification section 3). */
export type JobPosting = JobFacts & JobCopy;
