import postgres from 'postgres';
import { requireOwnHost, requireOwnStorage } from '../../tools/backend/givenDatabase';
import { deliveriesTo, lead, post, testBackend } from './helpers';

it.each([
  'postgresql://postgres:x@db.abc.supabase.co:5432/postgres',
  'postgresql://postgres.abc:x@aws-0-us-east-1.pooler.supabase.com:6543/postgres',
  'postgresql://postgres:x@10.0.0.5/postgres',
  'postgresql://postgres:x@localhost.evil.example/postgres',
  'postgresql://postgres:x@127.evil.example/postgres',
])('%s is on another machine and is rejected', (url) => {
  expect(() => requireOwnHost(url)).toThrow(/would change its tables, deliver its waiting webhooks .* --own-database/);
});

it.each([
  'postgresql://a@localhost/x',
  'postgresql://a@127.0.0.1:5433/x',
  'postgresql://a@127.0.0.2/x',
  'postgresql://a@[::1]:1/x',
])('%s is on this machine', (url) => expect(() => requireOwnHost(url)).not.toThrow());

it('a hosted project behind a tunnel is left unchanged, except with --own-database', async () => {
  const first = await testBackend();
  const database = postgres(first.dbUrl, { max: 1, onnotice: () => undefined });
  const { body } = await post(first, 'track-affiliate-lead', { body: lead });
  const waiting = crypto.randomUUID();
  await database`
    insert into webhook_outbox (id, topic, subject_id, payload) values (${waiting}, 'lead', ${(body as { id: string }).id}, '{}')`;
  // A hosted project is recognized by a `storage` schema that no local backend created.
  await database`alter table local.applied_files rename to elsewhere`;
  const shape = () => database`select status, attempts from webhook_outbox where id = ${waiting}`.then(([row]) => row);

  await expect(requireOwnStorage(database, first.dbUrl)).rejects.toThrow('has the Storage of a Supabase project');
  await expect(testBackend({ databaseUrl: first.dbUrl })).rejects.toThrow('--own-database');
  expect(await shape()).toEqual({ status: 'pending', attempts: 0 });

  const owner = await testBackend({ databaseUrl: first.dbUrl, ownsDatabase: true, hasWebhookSink: true });
  const headers = { apikey: owner.secretKey };
  expect((await post(owner, 'deliver-webhooks', { body: {}, headers })).status).toBe(200);
  expect(await shape()).toMatchObject({ status: 'delivered' });
  expect(await deliveriesTo(owner, 'leads')).toHaveLength(1);
  await owner.stop();
  await database.end();
  await first.stop();
});
