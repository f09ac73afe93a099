import lock from '../../package-lock.json';
import { withoutHash } from './completeLock.ts';
import { reachingPackages } from './licenses.ts';

test('packages that may reach a visitor have a license that allows it', () => {
  const packages = [...reachingPackages()];
  expect(packages.length).toBeGreaterThan(20);
  const other = packages.filter(
    ([, { license = '' }]) => !/^(MIT|\(MIT OR CC0-1\.0\)|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|Unlicense)$/.test(license),
  );
  expect(other).toEqual([]);
});

test('every locked package has a hash, so that npm installs what was reviewed', () => {
  expect(withoutHash(lock as unknown as Parameters<typeof withoutHash>[0])).toEqual([]);
  expect(withoutHash({ packages: { '': {}, 'node_modules/a': {}, 'node_modules/b': { integrity: 'sha512-x' } } })).toEqual([
    'node_modules/a',
  ]);
});
