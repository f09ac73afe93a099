/** Sends leads from eight clients, each one after the response to the one before, and prints how many were stored and how fast. */
import { randomUUID } from 'node:crypto';
import { visitor } from '../../../mocks/fixtures/lead.ts';

const CLIENTS = 8;
const WARM_UP_MS = 2000;
const MEASURED_MS = 10_000;
/** What the design asks for. */
const P95_MS = 50;

const [url = '', apikey = ''] = process.argv.slice(2);

async function sendLead(): Promise<boolean> {
  const response = await fetch(`${url}/functions/v1/track-affiliate-lead`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...visitor, email: `${randomUUID()}@load.example`, elapsedMs: 5000 }),
  });
  await response.arrayBuffer();
  return response.ok;
}

const latencies: number[] = [];
let rejected = 0;
const measuredFrom = performance.now() + WARM_UP_MS;
const endsAt = measuredFrom + MEASURED_MS;

async function sendLeads(): Promise<void> {
  for (let startedAt = performance.now(); startedAt < endsAt; startedAt = performance.now()) {
    const isStored = await sendLead();
    if (startedAt < measuredFrom) continue;
    if (isStored) latencies.push(performance.now() - startedAt);
    else rejected += 1;
  }
}

await Promise.all(Array.from({ length: CLIENTS }, sendLeads));
latencies.sort((a, b) => a - b);
const at = (part: number) => latencies[Math.floor(latencies.length * part)]?.toFixed(1);
console.log(
  `${Math.round(latencies.length / (MEASURED_MS / 1000))} leads a second from ${CLIENTS} clients, ${rejected} rejected`,
);
console.log(`Latency: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (at most ${P95_MS} wanted), p99 ${at(0.99)} ms`);
