import { lazyModule } from './lazyModule.ts';

const UUID = '11111111-1111-4111-8111-111111111111';
const ADDRESS = 'https://site.example/assets/form-a1.js';

const form = { default: 'form' };
const load = jest.fn(() => Promise.resolve(form));

beforeEach(() => {
  load.mockClear();
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(UUID);
});
afterEach(() => jest.restoreAllMocks());

test('a module is loaded once, when it is needed or before', async () => {
  const code = lazyModule(load);
  expect([code.loaded, load.mock.calls.length]).toEqual([undefined, 0]);
  code.prefetch();
  expect(await Promise.all([code.load(), code.load()])).toEqual([form, form]);
  expect([code.loaded, load.mock.calls.length]).toEqual([form, 1]);
});

test('a module that failed to load can be loaded again', async () => {
  const gone = new TypeError('Importing a module script failed.');
  load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  const code = lazyModule(load);
  code.prefetch();
  await expect(code.load()).rejects.toBe(gone);
  await expect(code.load()).rejects.toBe(gone);
  expect(code.loaded).toBeUndefined();
  expect(await code.load()).toBe(form);
});

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${ADDRESS}`],
  ['Firefox', `error loading dynamically imported module: ${ADDRESS}`],
])('a failed import is repeated under a new address, taken from the error of %s', async (_browser, message) => {
  jest.doMock(`${ADDRESS}?again=${UUID}`, () => ({ __esModule: true, default: 'form' }), { virtual: true });
  load.mockRejectedValueOnce(new TypeError(message));
  expect(await lazyModule(load).load()).toMatchObject(form);
});
