/** Sends leads from several clients, each one after the response to the one before, and prints a `LoadReport` as JSON. */
import { randomUUID } from 'node:crypto';

export type LoadReport = {
  stored: number;
  rejected: number;
  seconds: number;
  latencies: Record<'p50' | 'p95' | 'p99', number>;
};

const [url = '', apikey = '', clients = '1', seconds = '10'] = process.argv.slice(2);

const milliseconds: number[] = [];
let rejected = 0;

async function sendLead(): Promise<void> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/functions/v1/track-affiliate-lead`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Load Sample',
      email: `${randomUUID()}@load.example`,
      phone: '(713) 555-0100',
      elapsedMs: 5000,
    }),
  });
  await response.arrayBuffer();
  if (response.ok) milliseconds.push(performance.now() - startedAt);
  else rejected += 1;
}

const startedAt = performance.now();
const endsAt = startedAt + Number(seconds) * 1000;
await Promise.all(
  Array.from({ length: Number(clients) }, async () => {
    while (performance.now() < endsAt) await sendLead();
  }),
);
const took = (performance.now() - startedAt) / 1000;

milliseconds.sort((a, b) => a - b);
const at = (part: number) => milliseconds[Math.min(milliseconds.length - 1, Math.floor(milliseconds.length * part))] ?? NaN;
const latencies = { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
const report: LoadReport = { stored: milliseconds.length, rejected, seconds: took, latencies };
console.log(JSON.stringify(report));
