import { island, loadIslands } from './island.ts';

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
  const part = island(() => (isThere ? Promise.resolve({ default: Part }) : Promise.reject(gone)));
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
