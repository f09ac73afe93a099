import { applicationSchema } from '../_shared/applicationBody.ts';
import { applicationWebhookPayload } from '../_shared/applicationWebhook.ts';
import type { Handler } from '../_shared/endpoint.ts';
import { makeFormHandler, type FormDeps } from '../_shared/formEndpoint.ts';
import { pickFields } from '../_shared/formFields.ts';
import { splitFullName } from '../_shared/names.ts';
import { resumePathOf } from '../_shared/resumePath.ts';
import { validate } from '../_shared/validate.ts';
import { badResume, checkResume, type ResumeDeps } from './resume.ts';

/**
 * The fields without what signs a person, the parts of the name, which the full name has, and the file's address, which leads to its
 * path.
 */
export const storedSchema = applicationSchema.omit(['firstName', 'lastName', 'resumeFileUrl', 'website', 'elapsedMs']);

export type ApplicationDeps = FormDeps & ResumeDeps;

/**
 * Stores an application whose résumé has been uploaded: `POST` with the form's JSON, responds with
 * `{ "id": "<uuid>", "eventId": "<uuid>", "resumeFileUrl": "<signed link>" }`.
 */
export function makeHandler(deps: ApplicationDeps): Handler {
  const store: FormDeps['store'] = async (submission) => {
    try {
      return await deps.store(submission);
    } catch (cause) {
      if (!isUsedResume(cause)) throw cause;
    }
    try {
      // Two requests with one key can conflict over the file before the key. Now the first one is stored, and found by its key.
      return await deps.store(submission);
    } catch (cause) {
      if (!isUsedResume(cause)) throw cause;
      throw badResume('resume_already_used', 'This file was already sent with an application. Please attach it again.', 409);
    }
  };
  return makeFormHandler(
    { ...deps, store },
    {
      name: 'submit-job-application',
      table: 'job_applications',
      topic: 'application',
      maxBodyBytes: 32 * 1024,
      read: (body) => validate(applicationSchema, body),
      contentOf: (application) => ({ ...pickFields(storedSchema, application), resumePath: resumePathOf(application) }),
      // The visitor was checked before the upload of the file was allowed.
      humanToken: () => null,
      async toRecord(application, ids, now) {
        const resume = await checkResume(application, deps);
        const names = application.firstName ? application : splitFullName(application.fullName);
        const announced = { ...application, resumeFileUrl: resume.signedUrl };
        return {
          row: { resume_type: resume.kind, resume_bytes: resume.size },
          response: { ...ids, resumeFileUrl: resume.signedUrl },
          payload: applicationWebhookPayload(announced, names, ids, now),
          human: resume.human,
        };
      },
    },
  );
}

/** Two applications cannot share one file: deleting one would delete the other's file. */
function isUsedResume(cause: unknown): boolean {
  return (Object(cause) as { constraint?: string }).constraint === 'job_applications_resume_path_key';
}
