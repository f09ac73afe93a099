import { emptyFields, readDraft } from './applicationDraft.ts';

const JOB = 'appointment-setter';

test.each([
  ['invalid JSON', '{', null],
  ['another shape', '"text"', null],
  ['an older form', '{"fields":{"firstName":"Imani","age":7,"phone":7}}', { ...emptyFields, firstName: 'Imani' }],
  ['an invalid upload', '{"fields":{},"savedUpload":{"fingerprint":"x","resume":{"path":1}},"sent":{"key":1}}', emptyFields],
  ['missing parts', '{"fields":null,"savedUpload":{"fingerprint":"x"},"sent":{"content":"{}"}}', emptyFields],
])('keeps only what is valid of %s', (_what, stored, expected) => {
  window.sessionStorage.setItem(`application-draft:${JOB}`, stored);
  expect(readDraft(JOB)).toEqual(expected && { fields: expected, savedUpload: null, sent: null });
});
