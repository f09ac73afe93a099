import { allowReload, mayReload } from './reloadOnce.ts';

afterEach(() => jest.restoreAllMocks());

test('an address may be reloaded again after its page was interactive', () => {
  expect([mayReload(), mayReload()]).toEqual([true, false]);
  allowReload();
  expect(mayReload()).toBe(true);
});

test('no reload where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  expect(mayReload()).toBe(false);
  expect(allowReload).not.toThrow();
});
