import type { RequestHandler } from 'msw';
import { applicant, resumeFile, uploadedResume } from '../../mocks/fixtures/application.ts';
import {
  resumeGatewayDown,
  resumePathRefused,
  resumePending,
  resumeRefused,
  resumeStored,
  resumeUnreachable,
} from '../../mocks/handlers/resumesBucket.ts';
import { uploadResume, type ResumeUpload } from '../../src/services/uploadResume.ts';
import { docx } from '../resumeFiles.ts';
import type { ContractCase } from './cases.ts';
import type { Sent } from './exchange.ts';

const TOO_MUCH = 5 * 1024 * 1024 + 1;

type StorageCase = Omit<ContractCase, 'arrange'> & Partial<ContractCase>;

const sending =
  (file: File, more: Partial<ResumeUpload> = {}) =>
  () =>
    uploadResume({ file, email: applicant.email, ...more });

/** Puts the object elsewhere: the last part of the path stays what the transport looks for. */
const insteadOf = (from: string, to: string) => (sent: Sent) => ({ ...sent, url: sent.url.replace(from, to) });

const withHeaders = (change: (headers: Headers) => void) => (sent: Sent) => {
  change(sent.init.headers);
  return sent;
};

const faultCase = (
  title: string,
  handler: () => RequestHandler,
  fault: string,
  more: Partial<ResumeUpload> = {},
): ContractCase => ({
  title,
  handler,
  async arrange({ spoil }) {
    await spoil('storage/object/resumes', fault, { bytes: 10 });
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
    handler: () => resumeRefused('too-large'),
    arrange: () => Promise.resolve(sending(new File([new Uint8Array(TOO_MUCH)], 'cv.pdf'))),
  },
  {
    title: 'a picture',
    handler: () => resumeRefused('wrong-type'),
    arrange: () => Promise.resolve(sending(new File(['x'], 'cv.png', { type: 'image/png' }))),
  },
  {
    title: 'a path that has a file already',
    handler: () => resumeRefused('duplicate'),
    arrange: async ({ url }) => {
      const path = '/storage/v1/object/resumes/7c9e6679-7425-40de-944b-e07fc1f90ae7/cv.pdf';
      const headers = { authorization: 'Bearer sb_publishable_local', 'content-type': 'application/pdf' };
      const { status } = await fetch(url + path, { method: 'POST', headers, body: '%PDF-' });
      expect(status).toBe(200);
      return sending(resumeFile());
    },
    alter: ({ url, init }) => ({
      url: url.replace(/resumes\/.*/, 'resumes/7c9e6679-7425-40de-944b-e07fc1f90ae7/cv.pdf'),
      init,
    }),
  },
  {
    title: 'a bucket that does not exist',
    handler: () => resumeRefused('bucket-missing'),
    alter: insteadOf('/resumes/', '/gone/'),
  },
  {
    title: 'a path that the policy does not allow',
    handler: () => resumeRefused('not-allowed'),
    alter: insteadOf('/resumes/', '/resumes/elsewhere/'),
  },
  {
    title: 'a path of characters that Storage does not take',
    handler: () => resumePathRefused(`résumé/${uploadedResume.path}`),
    alter: insteadOf('/resumes/', '/resumes/résumé/'),
  },
  {
    title: 'a wrong key',
    handler: () => resumeRefused('wrong-api-key'),
    alter: withHeaders((headers) => headers.set('authorization', 'Bearer sb_publishable_other')),
  },
  {
    title: 'no key',
    handler: () => resumeRefused('no-api-key'),
    alter: withHeaders((headers) => headers.delete('authorization')),
  },
  {
    title: 'a form without a file',
    handler: () => resumeRefused('nothing-sent'),
    alter: ({ url, init }) => {
      const body = new FormData();
      body.append('cacheControl', '3600');
      return { url, init: { ...init, body } };
    },
  },
  faultCase('too many connections to the database', () => resumeRefused('busy'), '429'),
  faultCase('a database that does not answer', () => resumeRefused('database-timeout'), '544'),
  faultCase('a crash', () => resumeRefused('crashed'), '500'),
  faultCase('an overload', () => resumeRefused('overloaded'), '503'),
  faultCase('a page of whatever stands in front', resumeGatewayDown, '502'),
  faultCase('a connection that was cut', resumeUnreachable, 'reset'),
  faultCase('an answer that was lost after the file was stored', resumeUnreachable, 'drop-after-commit'),
  faultCase('nothing for too long', resumePending, 'hang', { patienceMs: 300 }),
];

/** What the bucket may answer, and how the mocks say the same. */
export const storageCases: ContractCase[] = cases.map(({ title, ...more }) => ({
  arrange: () => Promise.resolve(sending(resumeFile())),
  ...more,
  title: `upload to resumes: ${title}`,
}));
