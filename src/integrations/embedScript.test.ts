import { act, renderHook } from '@testing-library/react';
import { useEmbedScript } from './embedScript.ts';
import { addScript, removeScript } from './pageScript.ts';

jest.mock('./pageScript.ts');

const A = 'https://calendar.example/a.js';
const B = 'https://calendar.example/b.js';
const load = jest.mocked(addScript);
const removed = () => jest.mocked(removeScript).mock.calls.map(([source]) => source);
const show = (source?: string) =>
  renderHook(({ its }: { its: string | undefined }) => useEmbedScript(its), { initialProps: { its: source } });
const settle = () => act(async () => Promise.resolve());

beforeEach(() => {
  jest.resetAllMocks();
  load.mockResolvedValue(true);
});

test('without a script nothing is added, and nothing is blocked', async () => {
  const { result, unmount } = show();
  await settle();
  unmount();
  expect([result.current, load.mock.calls, removed()]).toEqual([false, [], []]);
});

test.each([
  [true, false],
  [false, true],
])('a script that is loaded (%s) is blocked: %s', async (isLoaded, isBlocked) => {
  load.mockResolvedValue(isLoaded);
  const { result, unmount } = show(A);
  expect(load.mock.calls).toEqual([[{ name: 'calendar embed', source: A }]]);
  expect(result.current).toBe(false);
  await settle();
  expect(result.current).toBe(isBlocked);
  unmount();
});

test('goes with the last calendar that uses it', () => {
  const [one, two] = [show(A), show(A)];
  one.unmount();
  expect(removed()).toEqual([]);
  const three = show(A);
  two.unmount();
  expect(removed()).toEqual([]);
  three.unmount();
  expect(removed()).toEqual([A]);
});

test('a calendar that gets another script is not told of the first', async () => {
  load.mockResolvedValueOnce(false);
  const { result, rerender, unmount } = show(A);
  rerender({ its: B });
  await settle();
  expect(result.current).toBe(false);
  expect(removed()).toEqual([A]);
  unmount();
  expect(removed()).toEqual([A, B]);
});
