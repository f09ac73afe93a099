import type { Application } from './applicationSchema.ts';
import type { SubmissionIds } from './ids.ts';

/** The fields of an application that go on to the webhook (specification section 3), without what only the function needs. */
type AnnouncedApplication = Omit<
  Application,
  'firstName' | 'lastName' | 'resumePath' | 'website' | 'elapsedMs' | 'agreesToTerms'
> & {
  agreesToTerms: boolean;
};

/** The body that the application webhook receives: the same fields and three more (specification section 3), and two ids. */
export type ApplicationWebhookPayload = AnnouncedApplication & {
  firstName: string;
  lastName: string;
  submittedAt: string;
  /** The same in each delivery, by the function or the browser, so that a receiver can drop duplicates. */
  eventId: string;
  applicationId: string;
};

/**
 * The webhook's view of an application.
 *
 * @param application whose `resumeFileUrl` opens the file
 */
export function applicationWebhookPayload(
  application: AnnouncedApplication,
  { firstName, lastName }: { firstName: string; lastName: string },
  { id, eventId }: SubmissionIds,
  submittedAt: Date,
): ApplicationWebhookPayload {
  const { position, fullName, email, phone, linkedinUrl, resumeFileName, resumeFileUrl, coverLetter } = application;
  const { yearsExperience, startDate, salaryExpectations, preferredWorkArrangement, additionalInfo, agreesToTerms } = application;
  return {
    ...{ position, fullName, email, phone, linkedinUrl, resumeFileName, resumeFileUrl, coverLetter, yearsExperience, startDate },
    ...{ salaryExpectations, preferredWorkArrangement, additionalInfo, agreesToTerms },
    ...{ firstName, lastName },
    submittedAt: submittedAt.toISOString(),
    ...{ eventId, applicationId: id },
  };
}
