import type { JobFacts, JobId, JobPlace } from './types.ts';

const plano: JobPlace = { city: 'Plano', region: 'TX', country: 'US' };
const dallas: JobPlace = { city: 'Dallas', region: 'TX', country: 'US' };

const fullTime = { label: 'Full-Time', schemaTypes: ['FULL_TIME'] } as const;
const fullTimeSalaried = { label: 'Full-Time Salaried', schemaTypes: ['FULL_TIME'] } as const;
const fullTimeContractor = { label: 'Full-Time Contractor', schemaTypes: ['FULL_TIME', 'CONTRACTOR'] } as const;

/**
 * The advertised jobs (specification section 2), in the order of the careers page. A job page's copy is in the file that is named
 * after the job's id. A job stays open until it is removed, or until its `validThrough` if it has one.
 */
export const jobFacts = {
  'lead-product-manager': {
    sample: true,
    id: 'lead-product-manager',
    route: 'jobLeadProductManager',
    title: 'Lead Product Manager',
    department: 'Product',
    location: { kind: 'onSite', label: 'On-site in Plano, Texas', place: plano },
    datePosted: '2026-11-09',
    isListed: true,
    survey: 'executiveAssistant',
  },
  contentstrategist: {
    sample: true,
    id: 'contentstrategist',
    route: 'jobContentStrategist',
    title: 'Content Producer & Strategist',
    department: 'Marketing',
    employment: fullTimeSalaried,
    location: { kind: 'onSite', label: 'In person, Plano, Texas', place: plano },
    datePosted: '2026-10-19',
    isListed: true,
    survey: 'contentProducerStrategist',
  },
  'partner-support-specialist': {
    sample: true,
    id: 'partner-support-specialist',
    route: 'jobPartnerSupportSpecialist',
    title: 'Partner Support Specialist',
    department: 'Partner Success',
    employment: fullTimeContractor,
    location: { kind: 'remote', label: 'Remote' },
    datePosted: '2026-11-02',
    isListed: true,
    survey: 'partnerSupportSpecialist',
  },
  'medication-intake-review-specialist': {
    sample: true,
    id: 'medication-intake-review-specialist',
    route: 'jobMedicationIntakeReviewSpecialist',
    title: 'Medication Intake Review Specialist',
    department: 'Patient Care',
    employment: fullTime,
    location: { kind: 'remote', label: 'Remote' },
    datePosted: '2026-10-26',
    isListed: true,
    survey: 'medicationIntakeReviewSpecialist',
  },
  'patient-support-specialist': {
    sample: true,
    id: 'patient-support-specialist',
    route: 'jobPatientSupportSpecialist',
    title: 'Patient Support Specialist',
    department: 'Patient Care',
    employment: fullTimeContractor,
    location: { kind: 'remote', label: 'Remote' },
    datePosted: '2026-11-16',
    isListed: true,
    survey: 'patientSupportSpecialist',
  },
  'appointment-setter': {
    sample: true,
    id: 'appointment-setter',
    route: 'jobAppointmentSetter',
    title: 'Appointment Setter',
    department: 'Sales',
    employment: fullTimeContractor,
    location: { kind: 'remote', label: 'Remote, international preferred' },
    datePosted: '2026-11-12',
    isListed: true,
    survey: 'appointmentSetter',
  },
  'telehealth-operations-director': {
    sample: true,
    id: 'telehealth-operations-director',
    route: 'jobTelehealthOperationsDirector',
    title: 'Telehealth Operations Director',
    employment: fullTime,
    location: { kind: 'onSiteOrRemote', label: 'Dallas, in person (remote possible)', place: dallas },
    salary: { label: '$100K–$150K base plus bonus', minValue: 100_000, maxValue: 150_000 },
    datePosted: '2026-10-05',
    isListed: false,
    survey: 'executiveAssistant',
  },
  'marketing-manager': {
    sample: true,
    id: 'marketing-manager',
    route: 'jobMarketingManager',
    title: 'Marketing Manager',
    employment: fullTime,
    location: { kind: 'onSite', label: 'Dallas preferred', place: dallas },
    salary: { label: '$60k–$100k+ a year', minValue: 60_000, maxValue: 100_000 },
    datePosted: '2026-10-12',
    isListed: false,
    survey: 'executiveAssistant',
  },
} as const satisfies { [Id in JobId]: JobFacts & { id: Id } };

/** The jobs that the careers page lists, in its order. */
export const listedJobs: readonly JobFacts[] = Object.values(jobFacts).filter(({ isListed }) => isListed);
