import { readFileSync } from 'node:fs';
import { dependencyReasons } from './reasons.ts';
import { directPackages, licenceOf, versionOf } from './installed.ts';

const names = [...directPackages.runtime, ...directPackages.development];

/** The cells of the table that the script writes into a file, without those of its head. */
function rowsOf(file: string): string[][] {
  const [table = ''] = readFileSync(file, 'utf8').split('<!-- end -->');
  return [...table.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name = '', rest = '']) => [name, ...rest.split(' | ')]);
}

test('each package of package.json has a row of its present version; after a change run `npm run packages`', () => {
  const rows = rowsOf('docs/dependencies.md').map((cells) => cells.toSpliced(3, 2));
  expect(rows).toEqual(names.map((name) => [name, versionOf(name), licenceOf(name), dependencyReasons[name]]));
});

test('each package has the day of its last release', () => {
  for (const [name = '', , , day] of rowsOf('docs/dependencies.md'))
    expect([name, day]).toEqual([name, expect.stringMatching(/^(20\d\d-\d\d-\d\d|before 2025)$/)]);
});

test('each package has a reason, and no reason is left over', () => {
  expect(Object.keys(dependencyReasons).sort()).toEqual([...names].sort());
});

test('what only developers use does not reach visitors', () => {
  const development = new Set(directPackages.development);
  const weights = rowsOf('docs/dependencies.md').filter(([name = '']) => development.has(name));
  expect(weights.filter(([, , , , size]) => size !== '0')).toEqual([]);
});

test('licences name what the build brings to visitors, in present versions and under licences that allow it', () => {
  const packages = rowsOf('docs/licences.md');
  expect(packages.length).toBeGreaterThan(20);
  for (const [name = '', version, licence] of packages) {
    expect([name, version, licence]).toEqual([name, versionOf(name), licenceOf(name)]);
    expect(licence).toMatch(/^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD)$/);
  }
});

test('an installation runs no script of ours, and leaves the checkout as it is', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const events = ['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare', 'dependencies'];
  expect(Object.keys(scripts).filter((name) => events.includes(name))).toEqual([]);
});
