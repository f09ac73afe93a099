import { allowReload, mayReload, reloadOnce } from './reloadOnce.ts';

const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  sessionStorage.clear();
  online.mockReturnValue(true);
  window.history.replaceState(null, '', '/faq');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => online.mockRestore());

test('each address may be reloaded once', () => {
  expect([mayReload(), mayReload()]).toEqual([true, false]);
  window.history.replaceState(null, '', '/about');
  expect([mayReload(), mayReload()]).toEqual([true, false]);
});

test('an address may be reloaded again after its page was interactive', () => {
  mayReload();
  allowReload();
  expect(mayReload()).toBe(true);
});

test('no reload while offline, because it would lose the page', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect([mayReload(), reloadOnce()]).toEqual([false, false]);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
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
