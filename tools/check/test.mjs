// `npm test`: every check, from a fresh checkout. Plain JavaScript, because the packages may not be installed yet.
// `-- --without-stories` leaves the visual gate to other machines. `npm run test:release` adds what takes long.
import { ensureInstalled } from '../shared/ensure-installed.mjs';
import { requireNode } from '../shared/require-node.mjs';

requireNode();
ensureInstalled();

const { register } = await import('tsx/esm/api');
register();
const { checkEverything } = await import('./everything.ts');
process.exitCode = await checkEverything({
  withStories: !process.argv.includes('--without-stories'),
  forRelease: process.argv.includes('--release'),
});
