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
import type { Sent } from './exchange.ts';
import type { Environment } from './environment.ts';

const TOO_MUCH = 5 * 1024 * 1024 + 1;

type StorageCase = Omit<ContractCase, 'arrange'> & Partial<ContractCase>;

const sending =
  (file: File, more: Partial<ResumeUpload> = {}) =>
  () =>
    // A new visitor each time, because an email may upload only twice in this backend.
    uploadResume({ file, email: `${crypto.randomUUID()}@mail.example`, ...more });

const withToken = (sent: Sent, token: string) => ({ ...sent, url: sent.url.replace(/token=.*/, `token=${token}`) });

/** Uploads a file and returns its address. */
async function uploadOnce({ url }: Environment): Promise<{ path: string; token: string; address: string }> {
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
  return { path, token, address };
}

/** Set by an earlier step of a case for the next one. */
const noted = { address: '', token: '' };

const faultCase = (
  title: string,
  handler: () => RequestHandler,
  fault: string,
  more: Partial<ResumeUpload> = {},
): ContractCase => ({
  title,
  handler,
  async arrange({ injectFault }) {
    await injectFault('storage/object/upload/sign/resumes', fault, { bytes: 10, method: 'PUT' });
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
      noted.address = (await uploadOnce(environment)).address;
      return sending(resumeFile());
    },
    alter: ({ init }) => ({ url: noted.address, init }),
  },
  {
    title: 'an address without its token',
    handler: () => resumeRejected('no-token'),
    alter: (sent) => ({ ...sent, url: sent.url.replace(/\?.*/, '') }),
  },
  {
    title: 'a token that Storage has not signed',
    handler: () => resumeRejected('forged-token'),
    alter: (sent) => withToken(sent, 'a.b.c'),
  },
  {
    title: 'the token of another path',
    handler: () => resumeRejected('other-path'),
    arrange: async (environment) => {
      noted.token = (await uploadOnce(environment)).token;
      return sending(resumeFile());
    },
    alter: (sent) => withToken(sent, noted.token),
  },
  {
    title: 'the token of a download',
    handler: () => resumeRejected('download-token'),
    arrange: async (environment) => {
      const { path } = await uploadOnce(environment);
      const response = await fetch(`${environment.url}/storage/v1/object/sign/resumes/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${environment.secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ expiresIn: 60 }),
      });
      const { signedURL } = (await response.json()) as { signedURL: string };
      noted.token = signedURL.split('?token=')[1] ?? '';
      return sending(resumeFile());
    },
    alter: (sent) => withToken(sent, noted.token),
  },
  {
    title: 'a form without a file',
    handler: () => resumeRejected('nothing-sent'),
    alter: ({ url, init }) => {
      const body = new FormData();
      body.append('cacheControl', '3600');
      return { url, init: { ...init, body } };
    },
  },
  faultCase('too many connections to the database', () => resumeRejected('busy'), '429'),
  faultCase('a database that does not respond', () => resumeRejected('database-timeout'), '544'),
  faultCase('a crash', () => resumeRejected('crashed'), '500'),
  faultCase('an overload', () => resumeRejected('overloaded'), '503'),
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
