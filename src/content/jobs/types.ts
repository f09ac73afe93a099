import type { RouteId } from '../../config/paths.ts';
import type { PlannedDate } from '../../lib/plannedDate.ts';
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

/** `schemaTypes`: schema.org's names. */
type JobEmployment = { label: string; schemaTypes: readonly EmploymentType[] };

/** A place of work; codes of region (state) and country have two letters. */
export type JobPlace = { city: string; region: string; country: string };

/** Countries from which applicants may work remotely. */
export type ApplicantCountries = readonly [string, ...string[]];

/** Visitors read the label, search engines the rest. */
export type JobLocation =
  | { kind: 'onSite'; label: string; place: JobPlace }
  /** Without countries there is no JobPosting markup: Google rejects a remote job without one. */
  | { kind: 'remote'; label: string; applicantCountries?: ApplicantCountries }
  | { kind: 'onSiteOrRemote'; label: string; place: JobPlace; applicantCountries?: ApplicantCountries };

/** US dollars a year. Visitors read the label ('plus bonus'). */
export type JobSalary = { label: string; minValue: number; maxValue: number };

/** What a list of jobs shows. */
export type JobFacts = {
  /** The employer and its jobs are invented. */
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
  /** The last day or moment of applications. Absent: until the job is removed. */
  validThrough?: PlannedDate;
  /** Whether the careers page lists it; the job page exists either way. */
  isListed: boolean;
  /** The survey that opens after applying. */
  survey: SurveyId;
};

export type JobGoal = { period: string; text: string };

type JobCopy = {
  seo: JobSeo;
  /** Badges under the title. */
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
  compensation?: readonly string[];
};

type JobSeo = { title: string; description: string; keywords: readonly string[] };

/** A job posting (specification section 3). */
export type JobPosting = JobFacts & JobCopy;
