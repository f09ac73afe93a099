/** Starts the embedded backend for the first time in the folder that is given, and stops it again. */
import { startBackend } from '../../../local/backend.ts';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('A folder is needed.');
const { stop } = await startBackend({ dataDir, port: 0, dbPort: 0, siteOrigin: 'http://127.0.0.1:4173' });
await stop();
