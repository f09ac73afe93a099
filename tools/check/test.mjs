// `npm test`: every check, from a fresh checkout. Plain JavaScript, because the packages may not be installed yet.
// `-- --without-stories` leaves the visual gate to other machines. `npm run test:release` adds what takes long.
import { prepare } from '../shared/prepare.mjs';

await prepare();
const { checkEverything } = await import('./everything.ts');
process.exitCode = await checkEverything({
  withStories: !process.argv.includes('--without-stories'),
  forRelease: process.argv.includes('--release'),
});
