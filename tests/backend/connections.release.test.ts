import postgres, { type Sql } from 'postgres';
import { timeLimit } from '../../tools/shared/timeLimit.ts';
import { eventually, lead, manyVisitors, post, testBackend } from './helpers.ts';

jest.setTimeout(timeLimit(90_000));

const CLIENTS = 64;
const MAX_CONNECTIONS = 8;
const OTHERS = 'other instances';

it('a database without a free connection: 64 visitors get a retryable error, and every acknowledged lead is stored', async () => {
  const backend = await testBackend({ env: manyVisitors, maxConnections: MAX_CONNECTIONS });
  let others: Sql[] = [];
  const release = async () => {
    await Promise.all(others.map((other) => other.end({ timeout: 1 })));
    others = [];
  };
  try {
    others = await takeAllConnections(backend.dbUrl);

    const keys = Array.from({ length: CLIENTS }, () => crypto.randomUUID());
    const send = (key: string) => post(backend, 'track-affiliate-lead', { key, body: { ...lead, email: `${key}@example.com` } });
    for (const { status, body, headers } of await Promise.all(keys.map(send))) {
      expect([status, body, headers.get('retry-after')]).toEqual([
        503,
        { error: 'We could not reach our records just now. Please try again in a moment.', code: 'database_unavailable' },
        '5',
      ]);
    }

    await release();
    const acknowledged = new Map<string, string>();
    await Promise.all(
      keys.map((key) =>
        eventually(async () => {
          const { status, body } = await send(key);
          expect(status).toBe(200);
          acknowledged.set(key, (body as { id: string }).id);
        }, 15_000),
      ),
    );
    const rows = await backend.database<{ key: string; id: string }[]>`select idempotency_key as key, id from affiliate_leads`;
    expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(acknowledged);
  } finally {
    await release();
    await backend.stop();
  }
});

/** Takes all connections of the database, as other instances of the functions would, and ends those of the backend. */
async function takeAllConnections(databaseUrl: string): Promise<Sql[]> {
  const taken: Sql[] = [];
  while (taken.length < MAX_CONNECTIONS) {
    const other = postgres(databaseUrl, { max: 1, connection: { application_name: OTHERS }, onnotice: () => undefined });
    try {
      await other`select 1`;
      taken.push(other);
    } catch {
      await other.end({ timeout: 1 });
      const [first] = taken;
      if (!first) throw new Error('The database accepts no connection.');
      await first`
        select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and application_name <> ${OTHERS}`;
    }
  }
  return taken;
}
