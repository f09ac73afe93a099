import { forget, parseFields, recallText, remember } from './sessionMemory.ts';

afterEach(() => jest.restoreAllMocks());

const block = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('keeps a value until the page is left where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
  remember('blocked', [1]);
  expect(recallText('blocked')).toBe('[1]');
  expect(recallText('never')).toBeNull();
});

test('the newest value counts, also while storage is full', () => {
  remember('full', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  remember('full', 'new');
  expect(recallText('full')).toBe('"new"');
  full.mockRestore();
  remember('full', 'newest');
  expect(recallText('full')).toBe('"newest"');
});

test('forgets a value, also where storage is blocked', () => {
  remember('a', 1);
  forget('a');
  expect([recallText('a'), sessionStorage.length]).toEqual([null, 0]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(block);
  remember('b', 1);
  expect(() => forget('b')).not.toThrow();
  expect(recallText('b')).toBeNull();
});

test.each([null, '', '{', '3', 'null', '"text"'])('%j has no fields', (text) => expect(parseFields(text)).toEqual({}));
