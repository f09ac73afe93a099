import type { ApplicationFields } from '../../supabase/functions/_shared/applicationSchema.ts';
import { applicationWebhookPayload } from '../../supabase/functions/_shared/applicationWebhook.ts';
import { settings } from '../config/settings.ts';
import type { SubmissionMeta } from '../lib/submission.ts';
import { invokeFormFunction, type FunctionResult, type Stored } from './invokeFunction.ts';
import { announce } from './postWebhook.ts';
import type { UploadedResume } from './uploadResume.ts';

/** Checkboxes are sent as they are; the function requires them. */
type Fields = Omit<ApplicationFields, 'agreement' | 'cultureIndexAgreement'> & {
  agreement: boolean;
  cultureIndexAgreement: boolean;
};

export type ApplicationSubmission = Fields & {
  /** Title of the job. */
  position: string;
  /** The result of `uploadResume`. It can be sent again after a failure, unless the failure is about the field `resume`. */
  resume: UploadedResume;
} & SubmissionMeta;

/** `eventId`: the function sends the same to the webhook. `resumeFileUrl`: a signed link to the private file. */
export type StoredApplication = Stored & { eventId: string; resumeFileUrl: string };

/**
 * Stores an application whose résumé is uploaded, then posts it to the automation webhook (specification section 7, application submit,
 * steps 2 and 3) without waiting, with the link that opens the résumé. A suspect application is not posted.
 */
export async function submitApplication(application: ApplicationSubmission): Promise<FunctionResult<StoredApplication>> {
  const { resume, website, elapsedMs, idempotencyKey, firstName, lastName } = application;
  const payload = {
    position: application.position,
    fullName: `${firstName} ${lastName}`,
    email: application.email,
    phone: application.phone,
    linkedinUrl: application.linkedIn,
    resumeFileName: resume.fileName,
    resumeFileUrl: resume.publicUrl,
    coverLetter: application.coverLetter,
    yearsExperience: application.experience,
    startDate: application.availability,
    salaryExpectations: application.salary,
    preferredWorkArrangement: application.referral,
    additionalInfo: '',
    agreesToTerms: application.agreement && application.cultureIndexAgreement,
  };

  const result = await invokeFormFunction<StoredApplication>({
    name: 'submit-job-application',
    idempotencyKey,
    body: { ...payload, firstName, lastName, resumePath: resume.path, website, elapsedMs },
  });
  if (result.ok) {
    const announced = { ...payload, resumeFileUrl: result.data.resumeFileUrl };
    const webhookPayload = applicationWebhookPayload(announced, application, result.data, new Date());
    announce(settings.VITE_APPLICATION_WEBHOOK_URL, result.data, webhookPayload);
  }
  return result;
}
