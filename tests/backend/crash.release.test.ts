import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { clusterDir } from '../../tools/backend/postgres.ts';
import { readPostmaster } from '../../tools/backend/postmaster.ts';
import { timeLimit } from '../../tools/shared/timeLimit.ts';
import { eventually, lead, manyVisitors, post, testBackend } from './helpers.ts';

jest.setTimeout(timeLimit(90_000));

const EVERY_MS = 20;
const KILLS_AT_MS = [1000, 3000, 5000, 7000, 9000];
const LAST_MS = 10_000;

it('PostgreSQL is killed five times in 10 s under fifty leads a second: every acknowledged lead is stored exactly once', async () => {
  const backend = await testBackend({ env: manyVisitors, hasWebhookSink: true });
  try {
    const acknowledged = new Map<string, string>();
    const send = async (key: string) => {
      const { status, body } = await post(backend, 'track-affiliate-lead', { key, body: lead });
      if (status === 200) acknowledged.set(key, (body as { id: string }).id);
      return status;
    };

    const startedAt = Date.now();
    const kills = [...KILLS_AT_MS];
    const keys: string[] = [];
    const sent: Promise<number>[] = [];
    for (let due = 0; due < LAST_MS; due += EVERY_MS) {
      await sleep(Math.max(0, startedAt + due - Date.now()));
      const key = crypto.randomUUID();
      keys.push(key);
      sent.push(send(key));
      if (due >= (kills[0] ?? Infinity)) {
        kills.shift();
        const pid = readPostmaster(clusterDir(backend.dataDir))?.pid;
        if (pid) process.kill(pid, 'SIGKILL');
      }
    }
    const statuses = await Promise.all(sent);
    expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);

    const database = postgres(backend.dbUrl, { max: 1, backoff: () => 0.2, fetch_types: false, onnotice: () => undefined });
    const stored = async () => {
      const rows = await database<{ key: string; id: string; events: number }[]>`
        select idempotency_key as key, id,
          (select count(*)::int from webhook_outbox where subject_id = affiliate_leads.id) as events
        from affiliate_leads`;
      return new Map(rows.map(({ key, id, events }) => [key, `${id} ${events}`]));
    };
    await eventually(async () => expect((await stored()).size).toBeGreaterThan(0), 10_000);
    const afterCrashes = await stored();
    for (const [key, id] of acknowledged) expect(afterCrashes.get(key)).toBe(`${id} 1`);

    // Visitors who saw an error send again: one row each, whether or not the first request was stored.
    const failed = keys.filter((key) => !acknowledged.has(key));
    for (const key of failed) await eventually(async () => expect(await send(key)).toBe(200));
    expect([...(await stored())].sort()).toEqual([...acknowledged].map(([key, id]) => [key, `${id} 1`]).sort());
    expect(acknowledged.size).toBe(keys.length);
    await database.end();
  } finally {
    await backend.stop();
  }
});
