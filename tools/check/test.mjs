// `npm test`: every check, from a fresh checkout. Plain JavaScript without a dependency up to the point where the dependencies are
// known to be there.
import { ensureInstalled } from '../shared/ensure-installed.mjs';
import { requireNode } from '../shared/require-node.mjs';

requireNode();
ensureInstalled();

const { register } = await import('tsx/esm/api');
register();
const { runChecks } = await import('./checks.ts');
process.exitCode = await runChecks();
