import type { ComponentType } from 'react';
import { island, loadIslands, waitBriefly } from './island.ts';

const Part = () => null;

test('an island is loaded once', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Part }));
  const part = island(load);
  expect(part.Loaded).toBeUndefined();
  expect(await Promise.all([part.load(), part.load()])).toEqual([Part, Part]);
  expect(part.Loaded).toBe(Part);
  expect(load).toHaveBeenCalledTimes(1);
});

test('an island that failed to load can be loaded again', async () => {
  const gone = new Error('gone');
  let isThere = false;
  const load = (): Promise<{ default: ComponentType }> => (isThere ? Promise.resolve({ default: Part }) : Promise.reject(gone));
  const part = island(load);
  await expect(part.load()).rejects.toBe(gone);
  expect(part.Loaded).toBeUndefined();
  isThere = true;
  expect(await part.load()).toBe(Part);
});

test('all islands can be loaded at once', async () => {
  const part = island(() => Promise.resolve({ default: Part }));
  await loadIslands();
  expect(part.Loaded).toBe(Part);
});

test('waits for an island, but only briefly', async () => {
  jest.useFakeTimers();
  const settled = jest.fn();
  void waitBriefly({ load: () => new Promise(() => undefined) }).then(settled);
  await jest.advanceTimersByTimeAsync(49);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(1);
  await waitBriefly({ load: () => Promise.resolve() });
  await expect(waitBriefly({ load: () => Promise.reject(new Error('gone')) })).rejects.toThrow('gone');
  jest.useRealTimers();
});
