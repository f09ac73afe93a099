/**
 * `npm run packages`, after each `npm install`: completes package-lock.json for other platforms, and prints the packages that may reach
 * a visitor with their licenses.
 */
import { completeLock } from './completeLock.ts';
import { reachingPackages } from './licenses.ts';

const added = completeLock();
if (added > 0) console.error(`${added} optional packages of other platforms were added to package-lock.json.`);
for (const [name, { version, license }] of [...reachingPackages()].sort()) {
  console.log(`${name} ${version}: ${license ?? 'not given'}`);
}
