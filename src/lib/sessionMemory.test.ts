import { forget, parseFields, recall, recallText, remember } from './sessionMemory.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('what is remembered lies in the tab’s own storage', () => {
  remember('a', { b: 1 });
  expect(sessionStorage.getItem('a')).toBe('{"b":1}');
  expect(recallText('a')).toBe('{"b":1}');
  expect(recallText('other')).toBeNull();
});

test('where storage is refused altogether, it is remembered until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  remember('refused', [1]);
  expect(recallText('refused')).toBe('[1]');
  expect(recallText('never')).toBeNull();
});

test('where storage is full, the newer value counts, and the stored one again when there is room', () => {
  remember('full', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  remember('full', 'new');
  expect(recallText('full')).toBe('"new"');
  full.mockRestore();
  remember('full', 'newest');
  expect(recallText('full')).toBe('"newest"');
});

test('whatever was remembered is recalled, and null where it cannot be read', () => {
  remember('a', { b: [1] });
  expect([recall('a'), recall('other')]).toEqual([{ b: [1] }, null]);
  sessionStorage.setItem('a', '{');
  expect(recall('a')).toBeNull();
});

test('what was forgotten is gone, wherever it was', () => {
  remember('a', 1);
  forget('a');
  expect([recallText('a'), sessionStorage.length]).toEqual([null, 0]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  remember('b', 1);
  expect(() => forget('b')).not.toThrow();
  expect(recallText('b')).toBeNull();
});

test.each([null, '', '{', '3', 'null', '"text"'])('%j holds no fields', (text) => expect(parseFields(text)).toEqual({}));
