/** What the functions of all forms share, with fakes of the database and of other services. */
import { contactFieldsSchema } from '../../supabase/functions/_shared/contactSchema.ts';
import { leadFieldsSchema } from '../../supabase/functions/_shared/leadSchema.ts';
import { makeHandler as makeContact } from '../../supabase/functions/submit-contact-message/handler.ts';
import { makeHandler as makeLead } from '../../supabase/functions/track-affiliate-lead/handler.ts';
import type { HumanVerdict } from '../../supabase/functions/_shared/suspects.ts';
import { claimedEvent, fakeForm, type FormSetUp } from './fakes.ts';
import { lead, message } from './helpers.ts';
import { anotherOf } from './schemas.ts';

const NAME = 'track-affiliate-lead';
const withWebhook = { env: { LEAD_WEBHOOK_URL: 'https://hooks.example/lead' } };

const setUp = (settings: FormSetUp = {}) => fakeForm(NAME, 'lead', lead, makeLead, settings);

describe('a form', () => {
  it('neither stores nor counts what is invalid', async () => {
    const { send, submitted, counted } = setUp();
    expect((await send({ body: { ...lead, phone: '555-0199' } })).status).toBe(400);
    expect((await send({ key: 'again' })).status).toBe(400);
    expect([submitted, counted]).toEqual([[], []]);
  });

  const trapped = { website: 'https://spam.example' };
  it.each<[string | null, 'held' | 'announced', object, HumanVerdict]>([
    ['honeypot', 'held', trapped, 'off'],
    ['honeypot', 'held', { ...trapped, elapsedMs: 2999 }, 'off'],
    ['honeypot', 'held', { ...trapped, elapsedMs: 300 }, 'confirmed'],
    ['honeypot', 'held', { ...trapped, elapsedMs: 9000 }, 'unverified'],
    // A password manager fills in every field of a form, and a person sends it.
    ['honeypot', 'announced', { ...trapped, elapsedMs: 3000 }, 'off'],
    ['honeypot', 'announced', trapped, 'confirmed'],
    ['unverified', 'announced', { elapsedMs: 9000 }, 'unverified'],
    ['unverified', 'held', { elapsedMs: 9000 }, 'doubtful'],
    ['too_fast', 'held', { elapsedMs: 999 }, 'confirmed'],
    [null, 'announced', { elapsedMs: 1000 }, 'off'],
    [null, 'announced', { elapsedMs: undefined }, 'confirmed'],
  ])('is marked as %s and %s when it has %j and its visitor is %s', async (reason, fate, change, human) => {
    const { send, submitted } = setUp({ ...withWebhook, human });
    const { status, body } = await send({ body: { ...lead, ...change } });
    const isHeld = fate === 'held';
    expect([status, body.id]).toEqual([200, submitted[0]?.row.id]);
    expect(submitted[0]?.suspicion).toEqual(reason && { reason, isHeld });
    // A robot does not learn what betrayed it.
    expect([body.suspect, body.marked]).toEqual([isHeld || undefined, (reason && !isHeld) || undefined]);
    if (reason) expect(JSON.stringify(body)).not.toContain(reason);
    expect(submitted[0]?.response).toEqual(body);
    // The payload is stored in any case, because a release sends it.
    const { suspect } = submitted[0]?.event?.payload as { suspect?: string };
    expect(suspect).toBe(isHeld ? undefined : (reason ?? undefined));
  });

  it('reports that a limit of the sender is reached, and when to retry', async () => {
    const { send, submitted, checked } = setUp({ retryAfterSeconds: 90 });
    const { status, body, headers } = await send();
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '90']);
    expect([submitted, checked]).toEqual([[], []]);
  });

  it.each<[string, boolean, object, HumanVerdict]>([
    ['ceiling', true, {}, 'off'],
    ['ceiling', true, {}, 'unverified'],
    ['ceiling', true, { ...trapped, elapsedMs: 3000 }, 'off'],
    ['ceiling', false, {}, 'confirmed'],
    // A robot's own sign, so that its submissions can be discarded without those of people.
    ['too_fast', true, { elapsedMs: 999 }, 'confirmed'],
    ['honeypot', true, trapped, 'off'],
  ])('above the limit of all is marked as %s, and held: %p, when it has %j and its visitor is %s', async (...row) => {
    const [reason, isHeld, change, human] = row;
    const { send, submitted } = setUp({ ...withWebhook, isAboveCeiling: true, human });
    expect((await send({ body: { ...lead, ...change } })).status).toBe(200);
    expect(submitted[0]?.suspicion).toEqual({ reason, isHeld });
  });

  it('counts by email and network, asks about the limit of its own table, and sends Turnstile the address', async () => {
    const { send, counted, checked } = setUp();
    const key = crypto.randomUUID();
    const body = { ...lead, turnstileToken: 'token' };
    await send({ key, body, headers: { 'cf-connecting-ip': '2001:db8:1:2:aaaa::1', 'x-forwarded-for': '203.0.113.9' } });
    await send({ headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(counted).toEqual([
      [
        'submission',
        { email: lead.email, networks: ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48'] },
        'affiliate_leads',
      ],
      ['submission', { email: lead.email, networks: [] }, 'affiliate_leads'],
    ]);
    expect(checked).toMatchObject([
      { token: 'token', address: '2001:db8:1:2:aaaa::1', idempotencyKey: key },
      { token: '', address: null },
    ]);
  });

  it('delivers its event at once, with the id of the request; without a webhook there is none', async () => {
    const { send, delivered, logged } = setUp({ store: () => Promise.resolve({ kind: 'stored', event: claimedEvent }) });
    const { body, headers } = await send();
    expect(delivered).toEqual([{ event: claimedEvent, requestId: headers.get('x-request-id') }]);
    expect(logged).toMatchObject([{ function: NAME, outcome: 'stored', eventId: body.eventId }]);
    const quiet = setUp();
    await quiet.send();
    expect([quiet.submitted[0]?.event, quiet.delivered]).toEqual([null, []]);
  });

  it.each([
    ['ECONNREFUSED', 503, 'database_unavailable'],
    ['22P02', 500, 'internal_error'],
  ])('turns database error %s into %i', async (code, status, expected) => {
    const cause = Object.assign(new Error('ada@example.com'), { code });
    const { send, logged } = setUp({ store: () => Promise.reject(cause) });
    const response = await send();
    expect(response).toMatchObject({ status, body: { code: expected } });
    expect(JSON.stringify([response.body, logged])).not.toContain('ada@');
    // The owner's alerts depend on the level.
    expect(logged).toMatchObject([{ level: 'error', status, outcome: expected, errorCode: code }]);
  });

  it('logs ids and outcomes, and nothing that was typed', async () => {
    const { send, logged } = setUp();
    await send();
    await send({ body: { ...lead, name: 'A' } });
    await send({ body: { ...lead, website: 'https://spam.example' } });
    expect(logged.map(({ outcome }) => outcome)).toEqual(['stored', 'invalid_field', 'stored_honeypot']);
    expect(JSON.stringify(logged)).not.toMatch(/whitfield|\.example|555-0199|lakeside/i);
  });
});

describe('a request that was made before', () => {
  const earlierOf = async () => {
    const first = setUp();
    await first.send();
    return { contentHash: first.submitted[0]?.contentHash ?? '', response: { id: 'first' } };
  };

  it('repeats the first response, and is neither counted nor checked', async () => {
    const { send, submitted, counted, checked, logged } = setUp({ earlier: await earlierOf() });
    const { status, body, headers } = await send();
    expect([status, body, headers.get('idempotent-replayed')]).toEqual([200, { id: 'first' }, 'true']);
    expect((await setUp().send()).headers.get('idempotent-replayed')).toBeNull();
    expect([submitted, counted, checked]).toEqual([[], [], []]);
    expect(logged).toMatchObject([{ outcome: 'repeated' }]);
  });

  it('and is stored at the same moment, is treated alike', async () => {
    const earlier = await earlierOf();
    const meeting = (contentHash: string) =>
      setUp({ store: () => Promise.resolve({ kind: 'exists', earlier: { ...earlier, contentHash } }) });
    const same = meeting(earlier.contentHash);
    const again = await same.send();
    expect([again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([200, { id: 'first' }, 'true']);
    const other = meeting('of another');
    expect(await other.send()).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect([same.delivered, other.delivered]).toEqual([[], []]);
  });
});

const others: Record<string, string> = { email: 'other@example.com', phone: '(713) 555-0177' };

/** The content of a form decides whether a second request is the same: every field that a visitor fills in is part of it. */
describe.each([
  {
    form: () => setUp(),
    body: lead,
    schema: leadFieldsSchema,
    fields: Object.keys(leadFieldsSchema.fields),
    // The affiliate program's script may have set its cookies between the two clicks.
    more: { elapsedMs: 5000, turnstileToken: 'other', trackingId: 't', refId: 'r', attribution: { fpr: 'acme' } },
  },
  {
    form: () => fakeForm('submit-contact-message', 'message', message, makeContact, {}),
    body: message,
    schema: contactFieldsSchema,
    // Without the consent no message is sent.
    fields: Object.keys(contactFieldsSchema.fields).filter((name) => name !== 'smsConsent'),
    more: { elapsedMs: 5000, turnstileToken: 'other' },
  },
])('%#', ({ form, body, schema, fields, more }) => {
  it.each(fields)('a changed %s is another submission, is stored, and a changed fill time is the same', async (field) => {
    const value = others[field] ?? anotherOf(schema, field);
    const { send, submitted } = form();
    for (const change of [{}, more, { [field]: value }])
      expect(await send({ body: { ...body, ...change } })).toMatchObject({ status: 200 });
    const [first, same, other] = submitted.map(({ contentHash }) => contentHash);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
    expect(Object.values(submitted[2]?.row ?? {})).toContain(value);
  });
});
