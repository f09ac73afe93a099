import { readFileSync } from 'node:fs';
import { closureOf, directPackages, locked } from './installed.ts';
import { dependencyReasons } from './reasons.ts';

test('each package has a reason, and no reason is unused', () => {
  const names = [...directPackages.runtime, ...directPackages.development];
  expect(Object.keys(dependencyReasons).sort()).toEqual([...names].sort());
});

test('packages that may reach a visitor have a license that allows it', () => {
  const packages = new Set(directPackages.runtime.flatMap((name) => [...closureOf(name)]));
  expect(packages.size).toBeGreaterThan(20);
  const other = [...packages].filter(
    (name) => !/^(MIT|\(MIT OR CC0-1\.0\)|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|Unlicense)$/.test(locked(name).license ?? ''),
  );
  expect(other).toEqual([]);
});

test('an installation runs none of our scripts, and does not change the checkout', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const events = ['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare', 'dependencies'];
  expect(Object.keys(scripts).filter((name) => events.includes(name))).toEqual([]);
});
