import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { readInbox, release, retry } from '../../tools/backend/inbox/inbox';
import { application, deliveriesTo, eventually, lead, message, post, testBackend } from './helpers';
import { uploadResume } from './resumes';

let backend: Backend;
let database: Sql;

beforeAll(async () => {
  backend = await testBackend({ hasWebhookSink: true });
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
});

afterAll(async () => {
  await database.end();
  await backend.stop();
});

const forms = [
  ['track-affiliate-lead', 'affiliate_leads', 'leads', () => Promise.resolve<object>(lead)],
  ['submit-contact-message', 'contact_messages', 'messages', () => Promise.resolve<object>(message)],
  [
    'submit-job-application',
    'job_applications',
    'applications',
    async () => ({ ...application, resumePath: await uploadResume(backend) }),
  ],
] as const;

/** With the settings of a hosted project whose owner has only set the webhooks. */
describe.each(forms)('%s', (name, table, webhook, makeBody) => {
  it.each([
    ['too_fast', { elapsedMs: 7 }],
    ['honeypot', { website: 'https://spam.example' }],
  ])('a %s submission is stored and marked, and announced once when it is released', async (reason, change) => {
    const deliveredBefore = (await deliveriesTo(backend, webhook)).length;
    const email = `${reason}@example.com`;
    const { status, body } = await post(backend, name, { body: { ...(await makeBody()), ...change, email } });
    expect([status, body]).toMatchObject([200, { suspect: true }]);
    const { id } = body as { id: string };
    const [row] = await database`select email, suspect_reason, released_at from ${database(table)} where id = ${id}`;
    expect(row).toEqual({ email, suspect_reason: reason, released_at: null });

    const run = () => post(backend, 'deliver-webhooks', { body: {}, headers: { apikey: backend.secretKey } });
    await run();
    expect(await deliveriesTo(backend, webhook)).toHaveLength(deliveredBefore);

    const { leads, applications, messages } = await readInbox(database);
    expect([...leads, ...applications, ...messages].find((listed) => listed.id === id)?.suspect_reason).toBe(reason);

    expect(await release(database, id)).toContain(`Released ${id}: it is announced`);
    await eventually(async () => {
      await run();
      const delivered = (await deliveriesTo(backend, webhook)).slice(deliveredBefore);
      expect(delivered).toMatchObject([{ accepted: true, body: { email } }]);
    });
    await expect(release(database, id)).rejects.toThrow('No suspect submission has the id');
  });

  it('a person’s submission is announced at once', async () => {
    const email = 'person@example.com';
    const { body } = await post(backend, name, { body: { ...(await makeBody()), email, elapsedMs: 1000, website: '' } });
    expect(body).not.toHaveProperty('suspect');
    await eventually(async () => {
      expect(await deliveriesTo(backend, webhook)).toEqual(
        expect.arrayContaining([expect.objectContaining({ body: expect.objectContaining({ email }) as unknown })]),
      );
    });
  });
});

it('a submission from before a webhook was set is released without an announcement', async () => {
  const silent = await testBackend();
  const own = postgres(silent.dbUrl, { max: 1, onnotice: () => undefined });
  const { body } = await post(silent, 'track-affiliate-lead', { body: { ...lead, elapsedMs: 1 } });
  const { id } = body as { id: string };
  expect(await release(own, id)).toBe(`Released ${id}. Nothing is announced: no webhook was set when it came.`);
  const [row] = await own`select released_at is not null as released from affiliate_leads where id = ${id}`;
  expect(row).toEqual({ released: true });
  await own.end();
  await silent.stop();
});

it('a dead event is sent again on request, with a new set of attempts', async () => {
  const { body } = await post(backend, 'track-affiliate-lead', { body: { ...lead, email: 'dead@example.com' } });
  const { eventId } = body as { eventId: string };
  await eventually(async () => {
    const [event] = await database`select status from webhook_outbox where id = ${eventId}`;
    expect(event?.status).toBe('delivered');
  });
  await database`update webhook_outbox set status = 'dead', attempts = 12 where id = ${eventId}`;
  expect(await retry(database, eventId)).toContain(eventId);
  const [event] = await database`select status, attempts from webhook_outbox where id = ${eventId}`;
  // The schedule may already have delivered it.
  expect(['pending', 'delivered']).toContain(event?.status);
  expect(event?.attempts).toBeLessThan(12);
  await expect(retry(database, crypto.randomUUID())).rejects.toThrow('No dead event has the id');
});
