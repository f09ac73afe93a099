import { readFirst, untilBare } from './address.ts';

const replace = jest.spyOn(window.history, 'replaceState');

beforeEach(() => {
  window.history.replaceState({ key: 'a' }, '', '/pepprac?email=dana%40x.example#faq');
  replace.mockClear();
});

test('removes the query and nothing else', async () => {
  await untilBare();
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/pepprac#faq');
  expect(window.history.state).toEqual({ key: 'a' });
});

test('waits for a script that reads the query, even if it is registered later in the same task', async () => {
  const bare = untilBare();
  let finish = (): void => undefined;
  readFirst(new Promise<void>((resolve) => (finish = resolve)));
  await new Promise((resolve) => setTimeout(resolve));
  expect(window.location.search).toBe('?email=dana%40x.example');
  finish();
  await bare;
  expect(window.location.search).toBe('');
});
