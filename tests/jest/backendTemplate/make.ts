/** Starts the embedded backend for the first time in a given folder, and stops it. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../../../tools/backend/backend.ts';
import { clusterDir } from '../../../tools/backend/postgres.ts';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('A folder is needed.');
const { stop } = await startBackend({ dataDir, port: 0, dbPort: 0, siteOrigin: 'http://127.0.0.1:4173' });
await stop();

// The server runs without fsync, which is slow on some machines. A killed server loses nothing without it, only a crashed machine.
appendFileSync(join(clusterDir(dataDir), 'postgresql.conf'), 'fsync = off\n');
