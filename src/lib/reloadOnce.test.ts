import { allowReload, mayReload, reloadOnce } from './reloadOnce.ts';

const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  sessionStorage.clear();
  online.mockReturnValue(true);
  window.history.replaceState(null, '', '/faq');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => online.mockRestore());

test('an address may be loaded again once, and another too', () => {
  expect([mayReload(), mayReload()]).toEqual([true, false]);
  window.history.replaceState(null, '', '/about');
  expect([mayReload(), mayReload()]).toEqual([true, false]);
});

test('and once more after its page has worked', () => {
  mayReload();
  allowReload();
  expect(mayReload()).toBe(true);
});

test('not while there is no connection: the page is all there is', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect([mayReload(), reloadOnce()]).toEqual([false, false]);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect(mayReload()).toBe(true);
});

test('not where that cannot be remembered', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  expect(mayReload()).toBe(false);
  expect(allowReload).not.toThrow();
});

test('says whether the document is being loaded', () => {
  // jsdom cannot load anything, and says so.
  const said = jest.spyOn(console, 'error').mockImplementation();
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(said).toHaveBeenCalledTimes(1);
});
