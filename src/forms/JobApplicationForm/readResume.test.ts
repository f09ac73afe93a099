import { createHash } from 'node:crypto';
import { doc, docx, excel, pdf, protectedFiles } from '../../../mocks/fixtures/resumeFiles.ts';
import { readResume } from './readResume.ts';

const file = (bytes: Buffer | string, name: string, type = '') => new File([new Uint8Array(Buffer.from(bytes))], name, { type });

test.each([
  ['cv.pdf', pdf(), 'application/pdf'],
  ['CV.PDF', pdf(), 'application/pdf'],
  ['cv.doc', doc(), 'application/msword'],
  ['cv.v2.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('%s is accepted, with the type of its extension instead of the system’s', async (name, bytes, type) => {
  const result = await readResume(file(bytes, name, 'application/octet-stream'));
  if (!result.ok) throw new Error(result.problem);
  expect([result.file.name, result.file.type]).toEqual([name, type]);
  expect(Buffer.from(await result.file.arrayBuffer()).equals(bytes)).toBe(true);
});

test.each([
  ['1000012345', pdf(), { ok: true, file: { name: '1000012345.pdf' } }],
  ['resume.pdf', docx(), { ok: true, file: { name: 'resume.docx' } }],
  ['cv.docx', protectedFiles()[0], { ok: false, problem: 'protected' }],
  ['cv.doc', excel(), { ok: false, problem: 'content' }],
  ['cv.xls', excel(), { ok: false, problem: 'type' }],
  ['cv.pdf', Buffer.alloc(0), { ok: false, problem: 'empty' }],
])('the bytes of %s decide, and it is named after them', async (name, bytes = pdf(), expected) => {
  expect(await readResume(file(bytes, name))).toMatchObject(expected);
});

test('accepts a file of exactly 5 MB', async () => {
  const bytes = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024 - pdf().length)]);
  expect((await readResume(file(bytes, 'cv.pdf'))).ok).toBe(true);
});

test('a file that the browser can no longer read is unreadable', async () => {
  const gone = file(pdf(), 'cv.pdf');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readResume(gone)).toEqual({ ok: false, problem: 'unreadable' });
});

test('the fingerprint depends on name and content, not on the date', async () => {
  const fingerprintOf = async (bytes: Buffer, name: string, lastModified: number) => {
    const result = await readResume(new File([new Uint8Array(bytes)], name, { lastModified }));
    return result.ok ? result.file.fingerprint : null;
  };
  const first = await fingerprintOf(pdf(), 'cv.pdf', 1);
  expect(first).toBe(`cv.pdf ${createHash('sha256').update(pdf()).digest('hex')}`);
  expect(await fingerprintOf(pdf(), 'cv.pdf', 2)).toBe(first);
  expect(await fingerprintOf(pdf(), 'cv2.pdf', 1)).not.toBe(first);
  expect(await fingerprintOf(Buffer.concat([pdf(), Buffer.from(' ')]), 'cv.pdf', 1)).not.toBe(first);
});
