/** Starts the embedded backend for the first time in the folder that is given, and stops it again. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../../../tools/backend/backend.ts';
import { clusterDir } from '../../../tools/backend/postgres.ts';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('A folder is needed.');
const { stop } = await startBackend({ dataDir, port: 0, dbPort: 0, siteOrigin: 'http://127.0.0.1:4173' });
await stop();

// Nothing is synced to the disk, which on some machines takes longer than all that is tested: it only counts when the machine itself
// stops. A killed server loses nothing, because its system keeps what was written.
appendFileSync(join(clusterDir(dataDir), 'postgresql.conf'), 'fsync = off\n');
