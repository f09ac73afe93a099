import type { Application } from './applicationBody.ts';
import type { SubmissionIds } from './ids.ts';

/** The fields of an application that go on to the webhook (specification section 3), without what only the function needs. */
type AnnouncedApplication = Omit<
  Application,
  'firstName' | 'lastName' | 'resumePath' | 'website' | 'elapsedMs' | 'agreesToTerms'
> & {
  agreesToTerms: boolean;
};

/**
 * The body that the application webhook receives: the same fields and three more (specification section 3), and two ids.
 *
 * @param application whose `resumeFileUrl` opens the file
 */
export function applicationWebhookPayload(
  application: AnnouncedApplication,
  { firstName, lastName }: { firstName: string; lastName: string },
  { id, eventId }: SubmissionIds,
  submittedAt: Date,
) {
  const { position, fullName, email, phone, linkedinUrl, resumeFileName, resumeFileUrl, coverLetter } = application;
  const { yearsExperience, startDate, salaryExpectations, preferredWorkArrangement, additionalInfo, agreesToTerms } = application;
  return {
    position,
    fullName,
    email,
    phone,
    linkedinUrl,
    resumeFileName,
    resumeFileUrl,
    coverLetter,
    yearsExperience,
    startDate,
    salaryExpectations,
    preferredWorkArrangement,
    additionalInfo,
    agreesToTerms,
    firstName,
    lastName,
    submittedAt: submittedAt.toISOString(),
    // The same in each delivery, by the function or the browser, so that a receiver can drop duplicates.
    eventId,
    applicationId: id,
  } satisfies AnnouncedApplication & Record<string, unknown>;
}
