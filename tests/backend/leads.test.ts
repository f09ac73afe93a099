import { announcedVisitor } from '../../mocks/fixtures/lead.ts';
import { referenceOf } from '../../supabase/functions/_shared/reference.ts';
import { makeHandler } from '../../supabase/functions/track-affiliate-lead/handler.ts';
import { fakeForm } from './fakes.ts';
import { deliveriesTo, eventually, lead, manyVisitors, post, sharedBackend } from './helpers.ts';

const NAME = 'track-affiliate-lead';

describe('a lead', () => {
  const setUp = () => fakeForm(NAME, 'lead', lead, makeHandler, { env: { LEAD_WEBHOOK_URL: 'https://hooks.example/lead' } });

  it('is announced as the specification says, and the browser gets two ids and the reference number alone', async () => {
    const { send, submitted } = setUp();
    const tracking = { trackingId: 't-1', refId: 'r-1', attribution: { fpr: 'acme', other: 'x' } };
    const { status, body } = await send({ body: { ...lead, ...tracking, name: '  Dana Mary Whitfield ' } });
    const [stored] = submitted;
    const { id, eventId } = body;
    const reference = referenceOf(String(id));
    expect([status, body]).toEqual([
      200,
      { id: stored?.row.id, eventId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, reference },
    ]);
    expect(stored).toMatchObject({
      table: 'affiliate_leads',
      row: { name: 'Dana Mary Whitfield', email: 'dana@lakeside-peptides.example', attribution: { fpr: 'acme' } },
      event: { id: eventId, subjectId: id, topic: 'lead' },
    });
    expect(stored?.event?.payload).toEqual({
      ...announcedVisitor,
      last_name: 'Mary Whitfield',
      affiliate_id: 'acme',
      tracking_id: 't-1',
      ref_id: 'r-1',
      fpr_param: 'acme',
      tracking_source: 'url_param',
      event_id: eventId,
      lead_id: id,
    });
  });

  it.each([
    [{ trackingId: 't' }, { tracking_source: 'cookie', affiliate_id: null }],
    [{ refId: 'r' }, { tracking_source: 'cookie', affiliate_id: 'r' }],
    [
      { businessName: '', attribution: { fpr: '' } },
      { tracking_source: 'direct', affiliate_id: null, business_name: null },
    ],
    [{ attribution: { gclid: 'Cj0-x', utm_source: 'a' } }, { tracking_source: 'direct', gclid: 'Cj0-x' }],
    [{ attribution: null }, { tracking_source: 'direct', affiliate_id: null, fpr_param: null }],
  ])('with %j is announced with %j', async (change, expected) => {
    const { send, submitted } = setUp();
    await send({ body: { ...lead, ...change } });
    expect(submitted[0]?.event?.payload).toMatchObject(expected);
  });
});

describe('in the whole backend, a lead', () => {
  const backend = sharedBackend({ env: manyVisitors, hasWebhookSink: true });

  it('is stored once for twenty parallel posts of one key, and rejected under that key with other content', async () => {
    const key = crypto.randomUUID();
    const body = { ...lead, email: 'parallel@example.com' };
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(backend, NAME, { key, body })));
    const [row, ...others] = await backend.database<{ id: string }[]>`select id from affiliate_leads where email = ${body.email}`;
    expect(others).toEqual([]);
    expect(responses[0]).toMatchObject({ status: 200, body: { id: row?.id } });
    expect(new Set(responses.map((response) => `${response.status} ${JSON.stringify(response.body)}`)).size).toBe(1);
    const events = await backend.database`select 1 from webhook_outbox where subject_id = ${row?.id ?? ''}`;
    expect(events).toHaveLength(1);

    const other = await post(backend, NAME, { key, body: { ...body, name: 'Someone else' } });
    const error = 'This form was already sent with different details. Please reload the page.';
    expect([other.status, other.body]).toEqual([409, { error, code: 'idempotency_key_reused', field: 'Idempotency-Key' }]);
    const stored = await backend.database`select id, name from affiliate_leads where idempotency_key = ${key}`;
    expect([...stored]).toEqual([{ id: row?.id, name: lead.name }]);
  });

  it('keeps its key for as long as it is stored, however long that is', async () => {
    const key = crypto.randomUUID();
    const send = async () => {
      const { body, headers } = await post(backend, NAME, { key });
      return { id: (body as { id: string }).id, isReplayed: headers.get('idempotent-replayed') };
    };
    const { id } = await send();
    await backend.database`update affiliate_leads set created_at = now() - interval '400 days' where id = ${id}`;
    expect(await send()).toEqual({ id, isReplayed: 'true' });
    await backend.database`delete from affiliate_leads where id = ${id}`;
    const next = await send();
    expect(next).toEqual({ id: expect.not.stringContaining(id) as string, isReplayed: null });
  });

  it('reaches the webhook with its event id', async () => {
    const { body } = await post(backend, NAME, { body: { ...lead, name: 'Web Hook' } });
    const { id, eventId } = body as { id: string; eventId: string };
    await eventually(async () => {
      const [event] = await backend.database`select id, status, attempts from webhook_outbox where subject_id = ${id}`;
      // The browser's own post carries the same id.
      expect(event).toEqual({ id: eventId, status: 'delivered', attempts: 1 });
      const delivered = (await deliveriesTo(backend, 'leads')).find((one) => one.event_id === eventId);
      expect(delivered).toMatchObject({
        accepted: true,
        headers: { 'webhook-id': eventId },
        body: { first_name: 'Web', last_name: 'Hook', event_id: eventId, lead_id: id },
      });
    });
  });
});
