/**
 * `npm run bench -- --backend`: leads a second and their latencies on this machine, with eight clients against the embedded backend with
 * a fresh database, and the memory that the backend takes besides Node. Reported, not gated: the figures depend on the machine as much
 * as on the code.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended } from '../../shared/process.ts';
import { memoryBelow } from '../../shared/memory.ts';
import { startBackend } from '../backend.ts';

/** What the design asks for. */
const MOST_MEMORY_MB = 300;

const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
// PostgreSQL may run as another user.
chmodSync(dataDir, 0o755);
// The limits of production are far below what is measured. Every other setting is that of production.
const env = { RATE_LIMIT_PER_ADDRESS: '1000000000', RATE_LIMIT_TOTAL: '1000000000' };
const backend = await startBackend({ dataDir, port: 0, dbPort: 0, siteOrigin: 'http://127.0.0.1:4173', env });
try {
  // A separate process, so that the clients do not slow the gateway down.
  const client = ['--import', 'tsx', 'tools/backend/load/client.ts', backend.url, backend.publishableKey];
  await ended(spawn(process.execPath, client, { stdio: 'inherit' }));
  const memory = memoryBelow(process.pid)?.filter(({ name }) => name !== 'node' && name !== 'esbuild');
  if (memory) {
    const total = memory.reduce((sum, { megabytes }) => sum + megabytes, 0);
    const parts = memory.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ');
    console.log(`Memory besides Node: ${total.toFixed(0)} MB (${parts}); ${MOST_MEMORY_MB} are allowed.`);
  }
} finally {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
