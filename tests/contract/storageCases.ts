import type { RequestHandler } from 'msw';
import { resumeFile } from '../../mocks/fixtures/application.ts';
import { uploadAllowed } from '../../mocks/handlers/createResumeUpload.ts';
import {
  resumeGatewayDown,
  resumePending,
  resumeRejected,
  resumeStored,
  resumeUnreachable,
} from '../../mocks/handlers/resumesBucket.ts';
import { uploadResume, type ResumeUpload } from '../../src/services/uploadResume.ts';
import { docx } from '../../mocks/fixtures/resumeFiles.ts';
import type { ContractCase } from './cases.ts';
import type { Environment } from './environment.ts';

const TOO_MUCH = 5 * 1024 * 1024 + 1;

type StorageCase = Omit<ContractCase, 'arrange'> & Partial<ContractCase>;

const sending =
  (file: File, more: Partial<ResumeUpload> = {}) =>
  () =>
    // A new visitor each time, because an email may upload only twice in this backend.
    uploadResume({ file, email: `${crypto.randomUUID()}@mail.example`, ...more });

/** Uploads a file and returns its address. */
async function uploadOnce({ url }: Environment): Promise<string> {
  const headers = { apikey: 'sb_publishable_local', 'content-type': 'application/json' };
  const asked = await fetch(`${url}/functions/v1/create-resume-upload`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@mail.example`, fileName: 'cv.pdf' }),
  });
  const { path, token } = (await asked.json()) as { path: string; token: string };
  const address = `${url}/storage/v1/object/upload/sign/resumes/${path}?token=${token}`;
  const stored = await fetch(address, { method: 'PUT', headers: { 'content-type': 'application/pdf' }, body: '%PDF-' });
  expect(stored.status).toBe(200);
  return address;
}

/** Set by the first step of a case for the next one. */
let usedAddress = '';

const faultCase = (
  title: string,
  handler: () => RequestHandler,
  fault: string,
  more: Partial<ResumeUpload> = {},
): ContractCase => ({
  title,
  handler,
  async arrange({ injectFault }) {
    await injectFault('storage/object/upload/sign/resumes', fault, { method: 'PUT' });
    return sending(resumeFile(), more);
  },
});

const cases: StorageCase[] = [
  { title: 'a PDF', handler: resumeStored },
  {
    title: 'a DOCX whose type the system does not know',
    handler: resumeStored,
    arrange: () => Promise.resolve(sending(new File([new Uint8Array(docx())], 'cv.docx'))),
  },
  {
    title: 'one byte more than 5 MB',
    handler: () => resumeRejected('too-large'),
    arrange: () => Promise.resolve(sending(new File([new Uint8Array(TOO_MUCH)], 'cv.pdf'))),
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
    arrange: async (environment) => {
      usedAddress = await uploadOnce(environment);
      return sending(resumeFile());
    },
    alter: ({ init }) => ({ url: usedAddress, init }),
  },
  {
    title: 'a token that Storage has not signed',
    handler: () => resumeRejected('forged-token'),
    alter: (sent) => ({ ...sent, url: sent.url.replace(/token=.*/, 'token=a.b.c') }),
  },
  faultCase('too many connections to the database', () => resumeRejected('busy'), '429'),
  faultCase('a crash', () => resumeRejected('crashed'), '500'),
  faultCase('a page of whatever stands in front', resumeGatewayDown, '502'),
  faultCase('a connection that was cut', resumeUnreachable, 'reset'),
  faultCase('a response that was lost after the file was stored', resumeUnreachable, 'drop-after-commit'),
  faultCase('nothing for too long', resumePending, 'hang', { stallTimeoutMs: 300 }),
];

/** The responses of the bucket, and the mocks that must equal them. */
export const storageCases: ContractCase[] = cases.map(({ title, ...more }) => ({
  arrange: () => Promise.resolve(sending(resumeFile())),
  step: { about: /\/storage\/v1\/object\/upload\/sign\//, others: () => [uploadAllowed()] },
  ...more,
  title: `upload to resumes: ${title}`,
}));
