// `npm start`: from a fresh checkout to a running site. Plain JavaScript without
// a dependency up to the point where the dependencies are known to be there.
import { ensureInstalled } from '../shared/ensure-installed.mjs';
import { requireNode } from '../shared/require-node.mjs';

requireNode();
ensureInstalled();

const { register } = await import('tsx/esm/api');
register();
const { start } = await import('./start.ts');
process.exitCode = await start();
