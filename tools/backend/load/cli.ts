/**
 * `npm run bench -- --backend`: leads a second and their latencies on this machine, against the embedded backend with a fresh
 * database, and the memory that the backend takes besides Node. Reported, not gated: the figures depend on the machine as much as on
 * the code.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBackend } from '../backend.ts';
import type { LoadReport } from './client.ts';
import { memoryBelow } from '../../shared/memory.ts';

const CLIENTS = [1, 8, 32, 64];
const SECONDS = 10;

/** What the design asks for. */
const P95_AT_8_CLIENTS_MS = 50;
const MEMORY_MB = 300;

const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
// PostgreSQL may run as another user.
chmodSync(dataDir, 0o755);
// The limits of production are far below what is measured. Every other setting is that of production.
const env = { RATE_LIMIT_PER_ADDRESS: '1000000000', RATE_LIMIT_TOTAL: '1000000000' };
const backend = await startBackend({ dataDir, port: 0, dbPort: 0, siteOrigin: 'http://127.0.0.1:4173', env });

/** Runs in a separate process, so that the clients do not slow the gateway down. */
async function measure(clients: number, seconds: number): Promise<LoadReport> {
  const client = ['--import', 'tsx', 'tools/backend/load/client.ts'];
  const args = [backend.url, backend.publishableKey, String(clients), String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, [...client, ...args]);
  return JSON.parse(stdout) as LoadReport;
}

try {
  await measure(8, 2);
  console.log('clients   leads/s   p50 ms   p95 ms   p99 ms   rejected');
  for (const clients of CLIENTS) {
    const { stored, seconds, latencies, rejected } = await measure(clients, SECONDS);
    const cells = [clients, (stored / seconds).toFixed(0), ...Object.values(latencies).map((it) => it.toFixed(1)), rejected];
    console.log(cells.map((cell, index) => String(cell).padStart([7, 10, 9, 9, 9, 11][index] ?? 9)).join(''));
  }
  const memory = memoryBelow(process.pid)?.filter(({ name }) => name !== 'node' && name !== 'esbuild');
  if (memory) {
    const total = memory.reduce((sum, { megabytes }) => sum + megabytes, 0);
    const parts = memory.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ');
    console.log(`\nMemory besides Node: ${total.toFixed(0)} MB (${parts}); ${MEMORY_MB} are allowed.`);
  } else {
    console.log('\nMemory is measured on Linux only.');
  }
  const [load = 0] = loadavg();
  console.log(
    `Wanted: p95 of at most ${P95_AT_8_CLIENTS_MS} ms at 8 clients. The machine's load at the end was ${load.toFixed(1)}.`,
  );
} finally {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
