import { applicant, resumeFile } from '../../mocks/fixtures/application.ts';
import {
  uploadAllowed,
  uploadCeilingReached,
  uploadFieldRejected,
  uploadFunctionCrashed,
  uploadFunctionUnreachable,
  uploadRejected,
  uploadStorageDown,
} from '../../mocks/handlers/createResumeUpload.ts';
import { resumeStored } from '../../mocks/handlers/resumesBucket.ts';
import type { FormRejection } from '../../mocks/handlers/functionResponses.ts';
import { uploadResume, type ResumeUpload } from '../../src/services/uploadResume.ts';
import { toBackend, type ContractCase } from './cases.ts';

const NAME = 'create-resume-upload';

const sending = (more: Partial<ResumeUpload> = {}) => {
  // A new visitor each time, because an email may upload only twice in this backend.
  const email = `${crypto.randomUUID()}@mail.example`;
  return () => uploadResume({ file: resumeFile(), email, ...more });
};

type UploadCase = Omit<ContractCase, 'arrange'> & Partial<ContractCase>;

const faultCase = (title: string, handler: ContractCase['handler'], fault: string): UploadCase => ({
  title,
  handler,
  async arrange({ injectFault }) {
    await injectFault(`functions/${NAME}`, fault);
    return sending();
  },
});

const rejections: Partial<Record<FormRejection, Partial<ContractCase>>> = {
  'rate-limited': {
    arrange: async () => {
      const email = `${crypto.randomUUID()}@mail.example`;
      for (let time = 0; time < 2; time += 1) expect(await sending({ email })()).toMatchObject({ ok: true });
      return sending({ email });
    },
  },
  'human-check-failed': { alter: toBackend('strictUrl') },
};

const cases: UploadCase[] = [
  { title: 'a PDF', handler: uploadAllowed },
  ...Object.entries(rejections).map(([reason, more]) => ({
    title: reason,
    handler: () => uploadRejected(reason as FormRejection),
    ...more,
  })),
  { title: 'the limit of all uploads', handler: uploadCeilingReached, alter: toBackend('busyUrl') },
  {
    title: 'an email that is none',
    handler: () => uploadFieldRejected('email', 'Please enter a valid email address'),
    arrange: () => Promise.resolve(sending({ email: 'imani@mail' })),
  },
  {
    title: 'a file that is no document by its name',
    handler: () => uploadFieldRejected('fileName', 'Please attach a PDF or Word document'),
    arrange: () => Promise.resolve(sending({ file: new File(['x'], 'cv.png') })),
  },
  {
    title: 'Storage out of reach for the function',
    handler: uploadStorageDown,
    async arrange({ injectFault }) {
      await injectFault('storage/object/upload/sign/resumes', '503', { method: 'POST' });
      return sending();
    },
  },
  faultCase('a function that crashed', uploadFunctionCrashed, '500'),
  faultCase('a connection that was cut', uploadFunctionUnreachable, 'reset'),
];

/** The responses of `create-resume-upload`, and the mocks that must equal them. */
export const uploadCases: ContractCase[] = cases.map(({ title, ...more }) => ({
  arrange: () => Promise.resolve(sending({ email: `${crypto.randomUUID()}@${applicant.email.split('@')[1] ?? ''}` })),
  step: { about: new RegExp(`/${NAME}$`), others: () => [resumeStored()] },
  ...more,
  title: `${NAME}: ${title}`,
}));
