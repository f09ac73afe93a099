import { randomUuid } from './randomUuid.ts';

/** Version 4, as `readIdempotencyKey` and the paths of résumés require. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('is another UUID each time, also where the browser makes none', () => {
  const made = [randomUuid()];
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({ getRandomValues } as Crypto);
  for (let count = 0; count < 50; count += 1) made.push(randomUuid());
  jest.restoreAllMocks();
  for (const uuid of made) expect(uuid).toMatch(UUID);
  expect(new Set(made).size).toBe(51);
});
