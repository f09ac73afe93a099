import type { RequestHandler } from 'msw';
import { applicant, resumeFile } from '../../mocks/fixtures/application.ts';
import {
  applicationAccepted,
  applicationFieldRejected,
  applicationFunctionCrashed,
  applicationRejected,
  applicationResumeRejected,
  applicationResumeUsed,
  applicationStorageDown,
  applicationSuspected,
  applicationUnreachable,
} from '../../mocks/handlers/submitJobApplication.ts';
import { submitApplication, type ApplicationSubmission } from '../../src/services/submitApplication.ts';
import { uploadResume, type UploadedResume } from '../../src/services/uploadResume.ts';
import { docx, protectedFiles } from '../../mocks/fixtures/resumeFiles.ts';
import { fieldCases, formCases, newEmail, type ContractCase, type Form } from './cases.ts';
import type { Environment } from './environment.ts';

const AGREEMENT = 'Agreement Required: Please complete all required agreements before submitting your application.';
const VIDEO = 'Loom Video Required: Please provide a valid Loom video link. Visit loom.com to create your video.';

/** The email of each upload, by its path: the function rejects the file of another one. */
const emails = new Map<string, string>();

async function upload(file: File, email = newEmail()): Promise<UploadedResume> {
  const result = await uploadResume({ file, email });
  if (!result.ok) throw new Error(`The file was not uploaded: ${result.failure.reason}`);
  emails.set(result.resume.path, email);
  return result.resume;
}

const make = async (changes: Partial<ApplicationSubmission> = {}): Promise<ApplicationSubmission> => {
  const resume = changes.resume ?? (await upload(resumeFile(), changes.email));
  const email = emails.get(resume.path) ?? newEmail();
  const meta = { website: '', elapsedMs: 90_000, idempotencyKey: crypto.randomUUID() };
  return { ...applicant, position: 'Executive Assistant', resume, email, ...meta, ...changes };
};

const form: Form<ApplicationSubmission> = {
  function: 'submit-job-application',
  table: 'job_applications',
  make,
  huge: { linkedIn: `https://www.linkedin.com/in/${'x'.repeat(40_000)}` },
  other: { salary: '$9,000' },
  send: submitApplication,
  accepted: applicationAccepted,
  suspected: applicationSuspected,
  rejections: ['rate-limited', 'key-reused'],
  rejected: applicationRejected,
  crashed: applicationFunctionCrashed,
  unreachable: applicationUnreachable,
};

type MakeResume = (environment: Environment) => Promise<UploadedResume>;

const resumeCase = (
  problem: string,
  handler: () => RequestHandler,
  makeResume: MakeResume = () => upload(resumeFile()),
): ContractCase => ({
  title: `submit-job-application: a résumé that is ${problem}`,
  handler,
  async arrange(environment) {
    const submission = await make({ resume: await makeResume(environment) });
    return () => submitApplication(submission);
  },
});

const NOWHERE = { fileName: 'cv.pdf', path: `${crypto.randomUUID()}/cv.pdf`, publicUrl: '' };

/** The files that the function rejects, by the reason. */
const unusable: Record<Parameters<typeof applicationResumeRejected>[0], MakeResume> = {
  missing: () => Promise.resolve(NOWHERE),
  'not-given': () => Promise.resolve({ ...NOWHERE, path: '' }),
  empty: () => upload(new File([], 'cv.pdf')),
  unreadable: () => upload(new File(['hello'], 'cv.pdf')),
  protected: () => upload(new File([Uint8Array.from(protectedFiles()[0] ?? [])], 'cv.docx')),
  misnamed: () => upload(new File([new Uint8Array(docx())], 'cv.pdf')),
  async 'too-large'({ command }) {
    await command({ sql: `update storage.buckets set file_size_limit = 6 * 1024 * 1024 where id = 'resumes'` });
    const resume = await upload(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'));
    await command({ sql: `update storage.buckets set file_size_limit = 5 * 1024 * 1024 where id = 'resumes'` });
    return resume;
  },
};

const resumeCases: ContractCase[] = [
  ...Object.entries(unusable).map(([problem, makeResume]) =>
    resumeCase(problem, () => applicationResumeRejected(problem as keyof typeof unusable), makeResume),
  ),
  resumeCase('part of another application', applicationResumeUsed, async () => {
    const resume = await upload(resumeFile());
    expect(await submitApplication(await make({ resume }))).toMatchObject({ ok: true });
    return resume;
  }),
  {
    ...resumeCase('out of reach for the function', applicationStorageDown),
    fault: ['storage/object/authenticated/resumes', '503'],
  },
];

/** The responses of `submit-job-application`, and the mocks that must equal them. */
export const applicationCases: ContractCase[] = [
  ...formCases(form),
  ...fieldCases<ApplicationSubmission>(form, applicationFieldRejected, [
    ['linkedinUrl', { linkedIn: 'in/imani' }, 'Please enter a web address, such as linkedin.com/in/your-name'],
    ['coverLetter', { coverLetter: 'https://www.loom.com/' }, VIDEO],
    ['agreesToTerms', { cultureIndexAgreement: false }, AGREEMENT],
  ]),
  ...resumeCases,
];
