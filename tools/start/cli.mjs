// `npm start`: a running site from a fresh checkout. Plain JavaScript, because the packages may not be installed yet.
import { ensureInstalled } from '../shared/ensure-installed.mjs';
import { requireNode } from '../shared/require-node.mjs';

process.env.COMMAND_STARTED_AT = String(Date.now());
requireNode();
ensureInstalled();

const { register } = await import('tsx/esm/api');
register();
const { start } = await import('./start.ts');
process.exitCode = await start(process.argv.slice(2));
