import { applicationSchema, type Application } from '../_shared/applicationSchema.ts';
import { applicationWebhookPayload } from '../_shared/applicationWebhook.ts';
import type { Handler } from '../_shared/endpoint.ts';
import { makeFormHandler, type FormDeps } from '../_shared/formEndpoint.ts';
import { hashOf } from '../_shared/hash.ts';
import type { Submission } from '../_shared/intake.ts';
import { splitFullName } from '../_shared/names.ts';
import { RESUME_BUCKET, resumePathOf } from '../_shared/resumePath.ts';
import type { Settings } from '../_shared/settings.ts';
import type { ResumeStorage } from '../_shared/storage.ts';
import { validate } from '../_shared/validate.ts';
import { badResume, checkResume, type CheckedResume } from './resume.ts';

export type ApplicationDeps = FormDeps & { storage: ResumeStorage };

/**
 * Stores an application whose résumé has been uploaded: `POST` with the form's
 * JSON, answered with `{ "id": "<uuid>", "resumeFileUrl": "<link for 7 days>" }`.
 */
export function makeHandler(deps: ApplicationDeps): Handler {
  const submit: FormDeps['submit'] = async (submission) => {
    try {
      return await deps.submit(submission);
    } catch (cause) {
      if (!isUsedResume(cause)) throw cause;
    }
    try {
      // Two requests with one key can meet at the file before they meet at the key: now the first one's row is there.
      return await deps.submit(submission);
    } catch (cause) {
      if (!isUsedResume(cause)) throw cause;
      throw badResume('resume_already_used', 'This file was already sent with an application. Please attach it again.', 409);
    }
  };
  return makeFormHandler(
    { ...deps, submit },
    {
      name: 'submit-job-application',
      maxBodyBytes: 32 * 1024,
      read: (body) => validate(applicationSchema, body),
      toSubmission: async (application) => toSubmission(application, await checkResume(application, deps.storage), deps),
      decoy: (application) => ({ id: crypto.randomUUID(), resumeFileUrl: decoyLink(application, deps.settings) }),
    },
  );
}

async function toSubmission(application: Application, resume: CheckedResume, { settings, clock }: FormDeps) {
  const id = crypto.randomUUID();
  const now = clock();
  const { position, fullName, email, phone, resumeFileName, coverLetter, salaryExpectations, agreesToTerms } = application;
  const row = {
    position,
    full_name: fullName,
    email,
    phone,
    linkedin_url: application.linkedinUrl || null,
    resume_file_name: resumeFileName,
    resume_path: resume.path,
    cover_letter: coverLetter,
    years_experience: application.yearsExperience || null,
    start_date: application.startDate || null,
    salary_expectations: salaryExpectations,
    preferred_work_arrangement: application.preferredWorkArrangement || null,
    additional_info: application.additionalInfo || null,
    agrees_to_terms: agreesToTerms,
  };
  const submission: Omit<Submission, 'idempotencyKey' | 'limits'> = {
    table: 'job_applications',
    contentHash: await hashOf(Object.values(row)),
    row: { id, ...row, resume_type: resume.kind, resume_bytes: resume.bytes },
    answer: { id, resumeFileUrl: resume.signedUrl },
    event: settings.webhookUrls.application
      ? { topic: 'application', subjectId: id, payload: announcement(application, resume.signedUrl, now) }
      : null,
    now,
  };
  return submission;
}

/** Looks like a signed link, and opens nothing. */
function decoyLink(application: Application, { projectUrl }: Settings): string {
  const path = resumePathOf(application) ?? crypto.randomUUID();
  return `${projectUrl}/storage/v1/object/sign/${RESUME_BUCKET}/${path}?token=${crypto.randomUUID()}`;
}

/** What the webhook hears: the link that opens the file in the place of the one that does not. */
function announcement(application: Application, resumeFileUrl: string, now: Date) {
  const names = application.firstName ? application : splitFullName(application.fullName);
  return applicationWebhookPayload({ ...application, resumeFileUrl }, names, now);
}

/** Two applications cannot share one file: deleting one would take it from the other. */
function isUsedResume(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'constraint_name' in cause &&
    cause.constraint_name === 'job_applications_resume_path_key'
  );
}
