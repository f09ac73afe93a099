/** The positions that have a personality survey of their own (specification section 4). */
export type SurveyId =
  | 'contentProducerStrategist'
  | 'partnerSupportSpecialist'
  | 'medicationIntakeReviewSpecialist'
  | 'patientSupportSpecialist'
  | 'appointmentSetter'
  | 'executiveAssistant';

/** `slug` is the survey's path below `VITE_SURVEY_BASE_URL`, if that is set; `url` is its own address. */
export type Survey = { position: string; slug: string; url: string };

/**
 * The external surveys. A position without one takes the Executive Assistant's. The addresses are invented:
 * replace them with the survey provider's.
 */
export const surveys = {
  sample: true,
  byPosition: {
    contentProducerStrategist: {
      position: 'Content Producer & Strategist',
      slug: 'content-producer-strategist',
      url: 'https://survey.example/ardenwell/content-producer-strategist',
    },
    partnerSupportSpecialist: {
      position: 'Partner Support Specialist',
      slug: 'partner-support-specialist',
      url: 'https://survey.example/ardenwell/partner-support-specialist',
    },
    medicationIntakeReviewSpecialist: {
      position: 'Medication Intake Review Specialist',
      slug: 'medication-intake-review-specialist',
      url: 'https://survey.example/ardenwell/medication-intake-review-specialist',
    },
    patientSupportSpecialist: {
      position: 'Patient Support Specialist',
      slug: 'patient-support-specialist',
      url: 'https://survey.example/ardenwell/patient-support-specialist',
    },
    appointmentSetter: {
      position: 'Appointment Setter',
      slug: 'appointment-setter',
      url: 'https://survey.example/ardenwell/appointment-setter',
    },
    executiveAssistant: {
      position: 'Executive Assistant',
      slug: 'executive-assistant',
      url: 'https://survey.example/ardenwell/executive-assistant',
    },
  },
} as const satisfies { sample: true; byPosition: Record<SurveyId, Survey> };
