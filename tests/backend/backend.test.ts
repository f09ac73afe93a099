import { get } from 'node:http';
import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { clientFor, deliveriesTo, eventually, lead, manyVisitors, post, testBackend } from './helpers';

const NAME = 'track-affiliate-lead';

type Id = { id: string };

let backend: Backend;
let database: Sql;

beforeAll(async () => {
  backend = await testBackend({ faults: true, env: manyVisitors, hasWebhookSink: true });
  database = postgres(backend.dbUrl, { max: 2, onnotice: () => undefined });
});

afterAll(async () => {
  await database.end();
  await backend.stop();
});

describe('a lead', () => {
  it('is stored once for twenty parallel posts of one key', async () => {
    const key = crypto.randomUUID();
    const body = { ...lead, email: 'parallel@example.com' };
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(backend, NAME, { key, body })));
    const ids = new Set(responses.map(({ status, body: replied }) => `${status} ${JSON.stringify(replied)}`));
    const [row] = await database<Id[]>`select id from affiliate_leads where idempotency_key = ${key}`;
    const [stored] = responses;
    expect([...ids]).toEqual([`200 ${JSON.stringify(stored?.body)}`]);
    expect(stored?.body).toMatchObject({ id: row?.id });
    const rows = await database<Id[]>`select id from affiliate_leads where email = ${body.email}`;
    expect(rows.map(({ id }) => id)).toEqual([row?.id]);
    const events = await database<{ email: string }[]>`
      select payload ->> 'email' as email from webhook_outbox where subject_id = ${row?.id ?? ''}`;
    expect(events.map(({ email }) => email)).toEqual([body.email]);
  });

  it('is rejected under a key that was used for another one', async () => {
    const key = crypto.randomUUID();
    await post(backend, NAME, { key });
    const { status, body } = await post(backend, NAME, { key, body: { ...lead, name: 'Someone else' } });
    expect([status, body]).toMatchObject([409, { code: 'idempotency_key_reused' }]);
    // The affiliate program's script may have set its cookies between the two clicks.
    const again = await post(backend, NAME, { key, body: { ...lead, elapsedMs: 90_000, trackingId: 'tid-1', refId: 'ann' } });
    expect(again.status).toBe(200);
  });

  it('reaches the webhook with its event id', async () => {
    const { body } = await post(backend, NAME, { body: { ...lead, name: 'Web Hook' } });
    await eventually(async () => {
      const [event] = await database<{ id: string; status: string; attempts: number }[]>`
        select id, status, attempts from webhook_outbox where subject_id = ${(body as Id).id}`;
      expect(event).toMatchObject({ status: 'delivered', attempts: 1 });
      const delivered = (await deliveriesTo(backend, 'leads')).find((one) => one.event_id === event?.id);
      expect(delivered).toMatchObject({
        accepted: true,
        headers: { 'webhook-id': event?.id },
        body: { first_name: 'Web', last_name: 'Hook', event_id: event?.id, lead_id: (body as Id).id },
      });
      // The browser's own post carries the same id.
      expect((body as { eventId: string }).eventId).toBe(event?.id);
    });
  });

  it('survives a response that is lost after the commit', async () => {
    const key = crypto.randomUUID();
    const lost = post(backend, NAME, { key, headers: { 'x-fault': 'drop-after-commit' } });
    await expect(lost).rejects.toThrow();
    const { status, body } = await post(backend, NAME, { key });
    const rows = await database<Id[]>`select id from affiliate_leads where idempotency_key = ${key}`;
    expect([status, body, rows.length]).toMatchObject([200, { id: rows[0]?.id }, 1]);
  });

  it('keeps its attribution as JSON', async () => {
    const attribution = { fpr: 'acme', firstTouch: { source: 'newsletter' } };
    const { body } = await post(backend, NAME, { body: { ...lead, attribution } });
    const [row] = await database`
      select attribution ->> 'fpr' as fpr, tracking_source from affiliate_leads
      where id = ${(body as Id).id}`;
    expect(row).toEqual({ fpr: 'acme', tracking_source: 'url_param' });
  });
});

describe('the browser roles', () => {
  const TABLES = [
    ['public.affiliate_leads', 'name'],
    ['public.job_applications', 'position'],
    ['public.contact_messages', 'message'],
    ['public.webhook_outbox', 'status'],
    ['public.visual_reviewers', 'key_hash'],
    ['public.visual_decisions', 'verdict'],
    ['private.rate_limits', 'subject'],
    ['private.resume_uploads', 'email'],
    ['private.job_runs', 'name'],
  ];
  const as = (role: string, statement: string) =>
    database.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      await tx.unsafe(statement);
    });

  it.each(
    TABLES.flatMap(([table, column]) => [
      ['anon', table, column],
      ['authenticated', table, column],
    ]),
  )('do not let %s use %s', async (role = '', table = '', column = '') => {
    for (const statement of [
      `select * from ${table}`,
      `insert into ${table} default values`,
      `update ${table} set ${column} = 'x'`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(as(role, statement)).rejects.toMatchObject({ code: '42501' });
    }
    const [policies] = await database<{ count: number }[]>`
      select count(*)::int as count from pg_policies
      where schemaname || '.' || tablename = ${table}`;
    expect(policies?.count).toBe(0);
  });

  it.each(['anon', 'authenticated'])('do not let %s add a file, whatever its name', async (role) => {
    for (const name of [`${crypto.randomUUID()}/cv.pdf`, 'cv.pdf']) {
      const insert = `insert into storage.objects (bucket_id, name) values ('resumes', '${name}')`;
      await expect(as(role, insert)).rejects.toMatchObject({ code: '42501' });
    }
    const seen = await database.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      return tx`select * from storage.objects`;
    });
    expect(seen.length).toBe(0);
  });
});

describe('the gateway', () => {
  it('works with supabase-js, also for errors', async () => {
    const client = clientFor(backend);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const accepted = await client.functions.invoke<{ id: string }>(NAME, { body: lead, headers });
    expect(accepted.data?.id).toMatch(/^[0-9a-f-]{36}$/);
    const rejected = await client.functions.invoke(NAME, { body: { ...lead, phone: '1' }, headers });
    const context = (rejected.error as { context: Response }).context;
    expect(await context.json()).toMatchObject({ field: 'phone' });
  });

  it('responds as the platform does when a function is missing or broken', async () => {
    const missing = await fetch(`${backend.url}/functions/v1/none`, { method: 'POST' });
    expect([missing.status, await missing.text()]).toEqual([404, 'Function not found']);
    await fetch(`${backend.url}/fakes/faults`, {
      method: 'POST',
      body: JSON.stringify({ target: `functions/${NAME}`, fault: 'message', message: 'No.', times: 1 }),
    });
    expect((await post(backend, NAME)).body).toMatchObject({ error: 'No.' });
    expect((await post(backend, NAME)).status).toBe(200);
    expect((await post(backend, NAME, { headers: { 'x-fault': '546' } })).status).toBe(546);
  });

  it.each(['rebound.example', '127.0.0.1.rebound.example', 'rebound.example:54321', '0.0.0.0'])(
    'rejects requests for the host "%s"',
    async (host) => {
      const { port } = new URL(backend.url);
      for (const path of ['/fakes/webhooks/leads', '/functions/v1/health', '/storage/v1/bucket', '/health']) {
        const status = await new Promise<number>((resolve, reject) => {
          get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          }).on('error', reject);
        });
        expect([path, status]).toEqual([path, 421]);
      }
      expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
    },
  );

  it('requires the secret key for deliver-webhooks', async () => {
    expect((await post(backend, 'deliver-webhooks', { body: {} })).status).toBe(401);
    const headers = { apikey: backend.secretKey };
    const { status, body } = await post(backend, 'deliver-webhooks', { body: {}, headers });
    expect([status, body]).toMatchObject([200, { dead: 0 }]);
  });

  it('does not let other sites read what the fake services received', async () => {
    const readers = async (path: string, origin: string) =>
      (await fetch(`${backend.url}/fakes/${path}`, { headers: { origin } })).headers.get('access-control-allow-origin');
    for (const path of ['webhooks/leads', 'calendars/bookings']) {
      expect(await readers(path, 'https://elsewhere.example')).toBeNull();
      expect(await readers(path, 'http://127.0.0.1:4173')).toBe('http://127.0.0.1:4173');
    }
  });

  it('accepts a booking on the fake calendar', async () => {
    const page = await fetch(`${backend.url.replace('127.0.0.1', 'localhost')}/widget/booking/booking-demo`);
    expect(await page.text()).toContain('Fake calendar – local development');
    const booked = await fetch(`${backend.url}/fakes/calendars/booking-demo/bookings`, {
      method: 'POST',
      body: JSON.stringify({ day: 'Monday', slot: '9:00 AM' }),
    });
    const { bookingId } = (await booked.json()) as { bookingId: string };
    const list = await fetch(`${backend.url}/fakes/calendars/bookings`);
    expect(await list.json()).toMatchObject({ bookings: [{ bookingId, calendar: 'booking-demo' }] });
  });
});
