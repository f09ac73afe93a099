/**
 * `npm run packages`: every package of package.json with its reason, then all packages that reach visitors with their licenses.
 */
import { bundledPackages } from './bundled.ts';
import { closureOf, directPackages, licenseOf, versionOf } from './installed.ts';
import { dependencyReasons } from './reasons.ts';

const sizes = await bundledPackages();

/** A dependency of several packages is counted with the first. */
const counted = new Set(directPackages.runtime);
function sizeOf(name: string): number {
  const parts = [...closureOf(name)].filter((part) => part === name || !counted.has(part));
  for (const part of parts) counted.add(part);
  return parts.reduce((sum, part) => sum + (sizes.get(part) ?? 0), 0);
}

const row = (name: string, size: number) =>
  `| \`${name}\` | ${versionOf(name)} | ${licenseOf(name)} | ${size === 0 ? '0' : size.toFixed(1)} | ${dependencyReasons[name] ?? ''} |`;

console.log(
  [
    '| package | version | license | KiB to visitors | purpose |',
    '|---|---|---|---:|---|',
    ...directPackages.runtime.map((name) => row(name, sizeOf(name))),
    ...directPackages.development.map((name) => row(name, sizes.get(name) ?? 0)),
    '',
    '| in the site’s scripts | version | license |',
    '|---|---|---|',
    ...[...sizes.keys()].sort().map((name) => `| \`${name}\` | ${versionOf(name)} | ${licenseOf(name)} |`),
  ].join('\n'),
);
