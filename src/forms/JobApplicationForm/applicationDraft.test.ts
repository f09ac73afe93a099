import { applicant, uploadedResume } from '../../../mocks/fixtures/application.ts';
import { clearDraft, emptyFields, readDraft, writeDraft } from './applicationDraft.ts';

const JOB = 'appointment-setter';
const KEY = `application-draft:${JOB}`;
const fields = { ...emptyFields, ...applicant };

beforeEach(() => window.sessionStorage.clear());

test('is read as it was written, and the file is never in it', () => {
  const kept = { fingerprint: 'cv.pdf|1|2', resume: uploadedResume };
  const sent = { content: '{}', key: 'a-key' };
  const withFile = { ...fields, resume: new File(['secret'], 'cv.pdf') };
  writeDraft(JOB, { fields: withFile, kept, sent });
  expect(readDraft(JOB)).toEqual({ fields, kept, sent });
});

test('is not kept while nothing was typed, and is gone when cleared', () => {
  writeDraft(JOB, { fields, kept: null, sent: null });
  writeDraft(JOB, { fields: emptyFields, kept: null, sent: null });
  expect(window.sessionStorage).toHaveLength(0);
  writeDraft(JOB, { fields, kept: null, sent: null });
  clearDraft(JOB);
  expect(readDraft(JOB)).toBeNull();
});

test.each([
  ['no JSON', '{', null],
  ['another shape', '"text"', null],
  ['an older form', '{"fields":{"firstName":"Imani","age":7,"phone":7}}', { ...emptyFields, firstName: 'Imani' }],
  ['a broken upload', '{"fields":{},"kept":{"fingerprint":"x","resume":{"path":1}},"sent":{"key":1}}', emptyFields],
])('%s does no harm', (_what, stored, expected) => {
  window.sessionStorage.setItem(KEY, stored);
  expect(readDraft(JOB)).toEqual(expected && { fields: expected, kept: null, sent: null });
});

describe('what was sent and uploaded before', () => {
  const kept = { fingerprint: 'one', resume: uploadedResume };
  const sent = { content: '{}', key: 'a-key' };
  const without = (record: object, name: string) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
  const read = (draft: object) => {
    window.sessionStorage.setItem(KEY, JSON.stringify({ fields, kept, sent, ...draft }));
    return readDraft(JOB);
  };

  test.each(['content', 'key'])('is not known without its %s', (name) => {
    expect(read({ sent: without(sent, name) })).toEqual({ fields, kept, sent: null });
  });

  test.each([
    ...['fileName', 'path', 'publicUrl'].map((name) => ({ ...kept, resume: without(uploadedResume, name) })),
    ...[without(kept, 'fingerprint'), without(kept, 'resume'), { ...kept, resume: null }, null, 'one', 7],
  ])('is no upload as %j', (broken) => {
    expect(read({ kept: broken })).toEqual({ fields, kept: null, sent });
  });

  test.each([[null], ['text'], [7]])('is no draft with the fields %j', (broken) => {
    expect(read({ fields: broken })).toEqual({ fields: emptyFields, kept, sent });
  });
});

test('lasts as long as the page when storage is blocked or full', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeDraft(JOB, { fields, kept: null, sent: null })).not.toThrow();
  expect(readDraft(JOB)).toEqual({ fields, kept: null, sent: null });
  setItem.mockRestore();
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readDraft(JOB)).toEqual({ fields, kept: null, sent: null });
  expect(() => clearDraft(JOB)).not.toThrow();
  expect(readDraft(JOB)).toBeNull();
  blocked.mockRestore();
});
