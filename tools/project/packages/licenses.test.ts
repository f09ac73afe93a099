import { reachingPackages } from './licenses.ts';

test('packages that may reach a visitor have a license that allows it', () => {
  const packages = [...reachingPackages()];
  expect(packages.length).toBeGreaterThan(20);
  const other = packages.filter(
    ([, { license = '' }]) => !/^(MIT|\(MIT OR CC0-1\.0\)|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|Unlicense)$/.test(license),
  );
  expect(other).toEqual([]);
});
