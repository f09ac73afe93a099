/**
 * The embedded backend in a process of its own, because the mocks would catch its requests too. Prints its address as JSON when it
 * answers, and stops when its standard input ends.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../local/backend.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'contract-'));
const { url, stop } = await startBackend({
  dataDir,
  port: 0,
  dbPort: 0,
  siteOrigin: 'http://127.0.0.1',
  faults: true,
  env: { RATE_LIMIT_PER_EMAIL: '1' },
});
console.log(JSON.stringify({ url }));

process.stdin.resume();
process.stdin.on('end', () => {
  void stop().then(() => rmSync(dataDir, { recursive: true, force: true }));
});
