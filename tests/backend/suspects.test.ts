import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pdf } from '../../mocks/fixtures/resumeFiles.ts';
import { discard, readInbox, release, retry } from '../../tools/backend/inbox/inbox.ts';
import {
  application,
  deliveriesTo,
  eventually,
  lead,
  message,
  post,
  postAsOwner,
  sharedBackend,
  uploadResume,
} from './helpers.ts';

const backend = sharedBackend({ hasWebhookSink: true });

const forms = [
  ['track-affiliate-lead', 'affiliate_leads', 'leads', () => Promise.resolve<object>(lead)],
  ['submit-contact-message', 'contact_messages', 'messages', () => Promise.resolve<object>(message)],
  [
    'submit-job-application',
    'job_applications',
    'applications',
    async (email: string) => ({ ...application, resumePath: await uploadResume(backend, pdf(), 'pdf', email) }),
  ],
] as const;

/** The settings are those of a hosted project whose owner has only set the webhooks. */
describe.each(forms)('%s', (name, table, webhook, makeBody) => {
  it.each([
    ['too_fast', { elapsedMs: 7 }],
    ['honeypot', { website: 'https://spam.example', elapsedMs: 7 }],
  ])('a %s submission is stored and marked, and announced once when it is released', async (reason, change) => {
    const deliveredBefore = (await deliveriesTo(backend, webhook)).length;
    const email = `${reason}@example.com`;
    const { status, body } = await post(backend, name, { body: { ...(await makeBody(email)), ...change, email } });
    expect([status, body]).toMatchObject([200, { suspect: true }]);
    const { id } = body as { id: string };
    const [row] =
      await backend.database`select email, suspect_reason, released_at from ${backend.database(table)} where id = ${id}`;
    expect(row).toEqual({ email, suspect_reason: reason, released_at: null });

    const run = () => postAsOwner(backend, 'deliver-webhooks');
    await run();
    expect(await deliveriesTo(backend, webhook)).toHaveLength(deliveredBefore);

    const { leads, applications, messages } = await readInbox(backend.database);
    expect([...leads, ...applications, ...messages].find((listed) => listed.id === id)?.suspect_reason).toBe(reason);

    expect(await release(backend.database, id)).toBe('Released 1. Announced when the schedule runs next: 1.');
    await eventually(async () => {
      await run();
      const delivered = (await deliveriesTo(backend, webhook)).slice(deliveredBefore);
      expect(delivered).toMatchObject([{ accepted: true, body: { email } }]);
    });
    await expect(release(backend.database, id)).rejects.toThrow('No suspect submission waits');
  });
});

it('a submission from before a webhook was set is released without an announcement', async () => {
  const { body } = await post(backend, 'track-affiliate-lead', { body: { ...lead, elapsedMs: 1 } });
  const { id } = body as { id: string };
  await backend.database`delete from webhook_outbox where subject_id = ${id}`;
  expect(await release(backend.database, id)).toBe('Released 1. Nothing is announced: no webhook was set when it came.');
  const [row] = await backend.database`select released_at is not null as released from affiliate_leads where id = ${id}`;
  expect(row).toEqual({ released: true });
});

it('a suspect that a person may have sent is announced at once, marked with the reason, and does not wait', async () => {
  const body = { ...lead, email: 'manager@example.com', website: 'https://studio.example', elapsedMs: 9000 };
  const { id } = (await post(backend, 'track-affiliate-lead', { body })).body as { id: string };
  await eventually(async () => {
    const delivered = (await deliveriesTo(backend, 'leads')).filter((one) => one.body.lead_id === id);
    expect(delivered).toMatchObject([{ body: { suspect: 'honeypot' } }]);
  });
  await expect(release(backend.database, id)).rejects.toThrow('No suspect submission waits');
});

it('a suspect that the owner discards is deleted with its event, and no other submission is', async () => {
  await post(backend, 'track-affiliate-lead', { body: lead });
  const { body } = await post(backend, 'track-affiliate-lead', { body: { ...lead, elapsedMs: 1 } });
  const { id } = body as { id: string };
  const [before] = await backend.database`select count(*)::int from affiliate_leads`;
  expect(await discard(backend.database, id)).toBe('Discarded 1.');
  const [after] = await backend.database`
    select (select count(*)::int from affiliate_leads) as leads,
      (select count(*)::int from webhook_outbox where subject_id = ${id}) as events`;
  expect(after).toEqual({ leads: (before?.count as number) - 1, events: 0 });
  await expect(discard(backend.database, id)).rejects.toThrow('No suspect submission waits');
});

it('a dead event is sent again on request, with a new set of attempts', async () => {
  const { body } = await post(backend, 'track-affiliate-lead', { body: { ...lead, email: 'dead@example.com' } });
  const { eventId } = body as { eventId: string };
  await eventually(async () => {
    const [event] = await backend.database`select status from webhook_outbox where id = ${eventId}`;
    expect(event?.status).toBe('delivered');
  });
  await backend.database`update webhook_outbox set status = 'dead', attempts = 12 where id = ${eventId}`;
  expect(await retry(backend.database, eventId)).toContain(eventId);
  const [event] = await backend.database`select status, attempts from webhook_outbox where id = ${eventId}`;
  // The schedule may already have delivered it.
  expect(['pending', 'delivered']).toContain(event?.status);
  expect(event?.attempts).toBeLessThan(12);
  await expect(retry(backend.database, crypto.randomUUID())).rejects.toThrow('No dead event has the id');
});

it('npm run inbox shows suspects and dead letters, finds a reference number, and releases a suspect by its id', async () => {
  const inbox = async (...args: string[]) => {
    const options = { env: { ...process.env, INBOX_DATABASE_URL: backend.dbUrl } };
    return (await promisify(execFile)('node_modules/.bin/tsx', ['tools/backend/inbox/cli.ts', ...args], options)).stdout;
  };
  const { body } = await post(backend, 'track-affiliate-lead', { body: { ...lead, elapsedMs: 1 } });
  const { id } = body as { id: string };
  const [dead] = await backend.database<{ id: string }[]>`
    insert into webhook_outbox (topic, subject_id, payload, status) values ('lead', ${id}, '{}', 'dead') returning id`;
  const [, suspects, deadLetters] = /Suspects:([^]*)Dead letters([^]*)/.exec(await inbox()) ?? [];
  expect(suspects).toContain(id);
  expect(deadLetters).toContain(dead?.id);
  const { reference } = body as { reference: string };
  // A person may read it out, or write it down, like this.
  for (const written of [reference, reference.toLowerCase().replace('-', ' ')]) {
    expect(await inbox('--reference', written)).toMatch(new RegExp(`reference +${reference}[^]*${id}[^]*${lead.email}`));
  }
  expect(await inbox('--release', id)).toContain('Released 1.');
  await expect(release(backend.database, 'one')).rejects.toThrow(
    '"one" is neither an id from npm run inbox nor one of the reasons honeypot, too_fast, unverified, ceiling.',
  );
});

describe('after an attack', () => {
  const held = (reason: string, topic: 'lead' | 'message' = 'lead') => {
    const table = topic === 'lead' ? 'affiliate_leads' : 'contact_messages';
    const columns =
      topic === 'lead'
        ? { name: 'A', phone: '1', tracking_source: 'direct' }
        : { first_name: 'A', last_name: 'B', sms_consent: true };
    const common = {
      email: `${reason}@example.com`,
      suspect_reason: reason,
      idempotency_key: crypto.randomUUID(),
      content_hash: '',
      answer: '{}',
    };
    const { database } = backend;
    return database`
      with stored as (insert into ${database(table)} ${database({ ...columns, ...common })} returning id)
      insert into webhook_outbox (topic, subject_id, payload, status) select ${topic}, id, '{}', 'held' from stored`;
  };
  const waiting = () =>
    backend.database<{ reason: string }[]>`
      select suspect_reason as reason from (
        select suspect_reason, released_at from affiliate_leads union all select suspect_reason, released_at from contact_messages
      ) as stored where suspect_reason is not null and released_at is null order by 1`.then((rows) =>
      rows.map(({ reason }) => reason),
    );
  beforeEach(async () => {
    await backend.database`truncate affiliate_leads, contact_messages, webhook_outbox`;
    for (const reason of ['ceiling', 'ceiling', 'unverified', 'honeypot', 'too_fast']) await held(reason);
    await held('ceiling', 'message');
  });

  it('people’s submissions are released by the reason, from all forms at once', async () => {
    expect(await release(backend.database, 'ceiling')).toBe('Released 3. Announced when the schedule runs next: 3.');
    expect(await waiting()).toEqual(['honeypot', 'too_fast', 'unverified']);
    await expect(release(backend.database, 'ceiling')).rejects.toThrow('No suspect submission waits');
  });

  it('only robots’ are discarded together, and all others by their reason', async () => {
    expect(await discard(backend.database, 'all')).toBe('Discarded 2.');
    expect(await waiting()).toEqual(['ceiling', 'ceiling', 'ceiling', 'unverified']);
    await expect(discard(backend.database, 'all')).rejects.toThrow('No suspect submission waits');
    expect(await discard(backend.database, 'unverified')).toBe('Discarded 1.');
    const [events] = await backend.database`select count(*)::int from webhook_outbox`;
    expect(events).toEqual({ count: 3 });
  });
});
