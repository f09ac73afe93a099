import type { Application } from './applicationSchema.ts';

/** The fields of an application that go on to the webhook (specification section 3), without what only the function needs. */
type AnnouncedApplication = Omit<
  Application,
  'firstName' | 'lastName' | 'resumePath' | 'website' | 'elapsedMs' | 'turnstileToken' | 'agreesToTerms'
> & {
  agreesToTerms: boolean;
};

/** The body that the application webhook receives: the same fields, and these three more. */
export type ApplicationWebhookPayload = AnnouncedApplication & { firstName: string; lastName: string; submittedAt: string };

/**
 * The webhook's view of an application.
 *
 * @param application whose `resumeFileUrl` opens the file
 */
export function applicationWebhookPayload(
  application: AnnouncedApplication,
  { firstName, lastName }: { firstName: string; lastName: string },
  submittedAt: Date,
): ApplicationWebhookPayload {
  const { position, fullName, email, phone, linkedinUrl, resumeFileName, resumeFileUrl, coverLetter } = application;
  const { yearsExperience, startDate, salaryExpectations, preferredWorkArrangement, additionalInfo, agreesToTerms } = application;
  return {
    ...{ position, fullName, email, phone, linkedinUrl, resumeFileName, resumeFileUrl, coverLetter, yearsExperience, startDate },
    ...{ salaryExpectations, preferredWorkArrangement, additionalInfo, agreesToTerms },
    ...{ firstName, lastName },
    submittedAt: submittedAt.toISOString(),
  };
}
