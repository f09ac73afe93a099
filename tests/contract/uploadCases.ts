import { resumeFile } from '../../mocks/fixtures/application.ts';
import { docx } from '../../mocks/fixtures/resumeFiles.ts';
import {
  uploadAllowed,
  uploadCeilingReached,
  uploadFieldRejected,
  uploadFunctionCrashed,
  uploadFunctionUnreachable,
  uploadRejected,
  uploadStorageDown,
} from '../../mocks/handlers/createResumeUpload.ts';
import {
  resumeGatewayDown,
  resumePending,
  resumeRejected,
  resumeStored,
  resumeUnreachable,
} from '../../mocks/handlers/resumesBucket.ts';
import { uploadResume, type ResumeUpload } from '../../src/services/uploadResume.ts';
import { newEmail, toBackend, type ContractCase } from './cases.ts';

const NAME = 'create-resume-upload';
const SIGNED = 'storage/object/upload/sign/resumes';
const TOO_MUCH = 5 * 1024 * 1024 + 1;

/** One step of an upload, with the file of the applicant unless its call is given. */
type StepCase = Omit<ContractCase, 'arrange' | 'step'> & {
  upload?: Partial<ResumeUpload>;
  arrange?: ContractCase['arrange'];
};

const sending = (more: Partial<ResumeUpload> = {}) => {
  const email = newEmail();
  return () => uploadResume({ file: resumeFile(), email, ...more });
};

const addressCases: StepCase[] = [
  { title: 'a PDF', handler: uploadAllowed },
  {
    title: 'rate-limited',
    handler: () => uploadRejected('rate-limited'),
    arrange: async () => {
      const send = sending();
      for (let time = 0; time < 2; time += 1) expect(await send()).toMatchObject({ ok: true });
      return send;
    },
  },
  { title: 'human-check-failed', handler: () => uploadRejected('human-check-failed'), alter: toBackend('strictUrl') },
  { title: 'the limit of all uploads', handler: uploadCeilingReached, alter: toBackend('busyUrl') },
  {
    title: 'a file that is no document by its name',
    handler: () => uploadFieldRejected('fileName', 'Please attach a PDF or Word document'),
    upload: { file: new File(['x'], 'cv.png') },
  },
  {
    title: 'Storage out of reach for the function',
    handler: uploadStorageDown,
    fault: [SIGNED, '503', { method: 'POST' }],
  },
  { title: 'a function that crashed', handler: uploadFunctionCrashed, fault: [`functions/${NAME}`, '500'] },
  { title: 'a connection that was cut', handler: uploadFunctionUnreachable, fault: [`functions/${NAME}`, 'reset'] },
];

const onPut = (fault: string) => [SIGNED, fault, { method: 'PUT' }] as const;

const bucketCases: StepCase[] = [
  { title: 'a PDF', handler: resumeStored },
  {
    title: 'a DOCX whose type the system does not know',
    handler: resumeStored,
    upload: { file: new File([new Uint8Array(docx())], 'cv.docx') },
  },
  {
    title: 'one byte more than 5 MB',
    handler: () => resumeRejected('too-large'),
    upload: { file: new File([new Uint8Array(TOO_MUCH)], 'cv.pdf') },
  },
  {
    title: 'a type that the bucket does not take',
    handler: () => resumeRejected('wrong-type'),
    alter: ({ url, init }) => {
      const body = new FormData();
      body.append('', new File(['x'], 'cv.png', { type: 'image/png' }));
      return { url, init: { ...init, body } };
    },
  },
  {
    title: 'a path that has a file already',
    handler: () => resumeRejected('duplicate'),
    alter: async (sent) => {
      expect((await fetch(sent.url, sent.init)).status).toBe(200);
      return sent;
    },
  },
  {
    title: 'a token that Storage has not signed',
    handler: () => resumeRejected('forged-token'),
    alter: (sent) => ({ ...sent, url: sent.url.replace(/token=.*/, 'token=a.b.c') }),
  },
  { title: 'too many connections to the database', handler: () => resumeRejected('busy'), fault: onPut('429') },
  { title: 'a crash', handler: () => resumeRejected('crashed'), fault: onPut('500') },
  { title: 'a page of whatever stands in front', handler: resumeGatewayDown, fault: onPut('502') },
  { title: 'a connection that was cut', handler: resumeUnreachable, fault: onPut('reset') },
  { title: 'nothing for too long', handler: resumePending, fault: onPut('hang'), upload: { stallTimeoutMs: 300 } },
];

const casesOf = (what: string, step: ContractCase['step'], cases: StepCase[]): ContractCase[] =>
  cases.map(({ title, upload, ...more }) => ({
    arrange: () => Promise.resolve(sending(upload)),
    ...more,
    step,
    title: `${what}: ${title}`,
  }));

/** The responses of `create-resume-upload` and of the bucket, and the mocks that must equal them. */
export const uploadCases: ContractCase[] = [
  ...casesOf(NAME, { about: new RegExp(`/${NAME}$`), others: () => [resumeStored()] }, addressCases),
  ...casesOf(
    'upload to resumes',
    { about: /\/storage\/v1\/object\/upload\/sign\//, others: () => [uploadAllowed()] },
    bucketCases,
  ),
];
