import { importWithRetry } from './importWithRetry.ts';

const UUID = '11111111-1111-4111-8111-111111111111';
const ADDRESS = 'https://site.example/assets/form-a1.js';

const failing = (message: string) => {
  const error = new TypeError(message);
  return { error, load: () => Promise.reject(error) };
};

beforeEach(() => jest.spyOn(crypto, 'randomUUID').mockReturnValue(UUID));
afterEach(() => jest.restoreAllMocks());

test('a module that loads is loaded once', async () => {
  const load = jest.fn(() => Promise.resolve({ default: 'form' }));
  expect(await importWithRetry(load)).toEqual({ default: 'form' });
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${ADDRESS}`, ADDRESS],
  ['Firefox', `error loading dynamically imported module: ${ADDRESS}`, ADDRESS],
  ['a server without TLS', 'Failed to fetch: http://localhost:4173/assets/form.js', 'http://localhost:4173/assets/form.js'],
])('retries a failed module under a new address, taken from the error of %s', async (_browser, message, address) => {
  const again = `${address}?again=${UUID}`;
  jest.doMock(again, () => ({ __esModule: true, default: 'form' }), { virtual: true });
  expect(await importWithRetry(failing(message).load)).toMatchObject({ default: 'form' });
});

test.each(['Importing a module script failed.', 'No script: ./form.js', 'https:// is not an address.js'])(
  'rethrows an error that names no address: %s',
  async (message) => {
    const { error, load } = failing(message);
    await expect(importWithRetry(load)).rejects.toBe(error);
  },
);
