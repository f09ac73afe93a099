/**
 * `npm run packages`, after each `npm install`: completes package-lock.json for other platforms, and prints every package of
 * package.json with its license and reason, then those that may reach a visitor.
 */
import { completeLock } from './completeLock.ts';
import { closureOf, directPackages, locked } from './installed.ts';
import { dependencyReasons } from './reasons.ts';

const added = completeLock();
if (added > 0) console.error(`${added} optional packages of other platforms were added to package-lock.json.`);

const reaching = new Set(directPackages.runtime.flatMap((name) => [...closureOf(name)]));
const row = (name: string) => `| \`${name}\` | ${locked(name).version} | ${locked(name).license ?? 'not given'} |`;
console.log(
  [
    '| package | version | license | purpose |',
    '|---|---|---|---|',
    ...[...directPackages.runtime, ...directPackages.development].map(
      (name) => `${row(name)} ${dependencyReasons[name] ?? ''} |`,
    ),
    '',
    '| may reach a visitor | version | license |',
    '|---|---|---|',
    ...[...reaching].sort().map(row),
  ].join('\n'),
);
