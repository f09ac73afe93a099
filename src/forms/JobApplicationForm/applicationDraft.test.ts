import { applicant, uploadedResume } from '../../../mocks/fixtures/application.ts';
import { clearDraft, emptyFields, readDraft, writeDraft } from './applicationDraft.ts';

const JOB = 'appointment-setter';
const KEY = `application-draft:${JOB}`;
const fields = { ...emptyFields, ...applicant };

beforeEach(() => window.sessionStorage.clear());

test('stores everything except the file', () => {
  const savedUpload = { fingerprint: 'cv.pdf|1|2', resume: uploadedResume };
  const sent = { content: '{}', key: 'a-key' };
  const withFile = { ...fields, resume: new File(['secret'], 'cv.pdf') };
  writeDraft(JOB, { fields: withFile, savedUpload, sent });
  expect(readDraft(JOB)).toEqual({ fields, savedUpload, sent });
});

test('is not stored while the form is empty or after it is cleared', () => {
  writeDraft(JOB, { fields, savedUpload: null, sent: null });
  writeDraft(JOB, { fields: emptyFields, savedUpload: null, sent: null });
  expect(window.sessionStorage).toHaveLength(0);
  writeDraft(JOB, { fields, savedUpload: null, sent: null });
  clearDraft(JOB);
  expect(readDraft(JOB)).toBeNull();
});

test.each([
  ['invalid JSON', '{', null],
  ['another shape', '"text"', null],
  ['an older form', '{"fields":{"firstName":"Imani","age":7,"phone":7}}', { ...emptyFields, firstName: 'Imani' }],
  ['an invalid upload', '{"fields":{},"savedUpload":{"fingerprint":"x","resume":{"path":1}},"sent":{"key":1}}', emptyFields],
  ['missing parts', '{"fields":null,"savedUpload":{"fingerprint":"x"},"sent":{"content":"{}"}}', emptyFields],
])('keeps only what is valid of %s', (_what, stored, expected) => {
  window.sessionStorage.setItem(KEY, stored);
  expect(readDraft(JOB)).toEqual(expected && { fields: expected, savedUpload: null, sent: null });
});
