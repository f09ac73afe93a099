/**
 * Writes the tables of docs/dependencies.md and docs/licences.md from package.json, the lock file, the reasons in
 * `lib/dependencyReasons.ts`, the days that the registry names, and a build:
 *
 *   npm run packages
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bundledPackages } from './bundled.ts';
import { dependencyReasons } from './reasons.ts';
import { closureOf, directPackages, licenceOf, versionOf } from './installed.ts';
import { lastReleases } from './lastRelease.ts';

const START = '<!-- written by npm run packages -->';
const END = '<!-- end -->';

function replaceTable(file: string, lines: readonly string[]) {
  const text = readFileSync(file, 'utf8');
  const [before = '', rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${file} has no place for its table: ${START} … ${END}`);
  writeFileSync(file, [before, START, '\n\n', lines.join('\n'), '\n\n', END, after].join(''));
}

const sizes = await bundledPackages();
const releases = await lastReleases([...directPackages.runtime, ...directPackages.development]);
const kib = (size: number) => (size === 0 ? '0' : size.toFixed(1));

/** What several packages bring along is counted with the first. */
const counted = new Set(directPackages.runtime);
function sizeOf(name: string): number {
  const parts = [...closureOf(name)].filter((part) => part === name || !counted.has(part));
  for (const part of parts) counted.add(part);
  return parts.reduce((sum, part) => sum + (sizes.get(part) ?? 0), 0);
}

const row = (name: string, size: number) =>
  `| \`${name}\` | ${versionOf(name)} | ${licenceOf(name)} | ${releases.get(name) ?? ''} | ${kib(size)} | ${dependencyReasons[name] ?? ''} |`;

replaceTable('docs/dependencies.md', [
  '| package | version | licence | last release | KiB to visitors | what for |',
  '|---|---|---|---|---:|---|',
  ...directPackages.runtime.map((name) => row(name, sizeOf(name))),
  ...directPackages.development.map((name) => row(name, sizes.get(name) ?? 0)),
]);

replaceTable('docs/licences.md', [
  '| package | version | licence |',
  '|---|---|---|',
  ...[...sizes.keys()].sort().map((name) => `| \`${name}\` | ${versionOf(name)} | ${licenceOf(name)} |`),
]);
