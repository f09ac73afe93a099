// `npm start`: a running site from a fresh checkout. Plain JavaScript, because the packages may not be installed yet.
import { prepare } from '../shared/prepare.mjs';

process.env.COMMAND_STARTED_AT = String(Date.now());
await prepare();
const { start } = await import('./start.ts');
await start(process.argv.slice(2));
