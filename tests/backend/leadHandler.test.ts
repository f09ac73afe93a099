import { makeHandler } from '../../supabase/functions/track-affiliate-lead/handler';
import { fakeForm, type Settings } from './fakeForm';
import { functionRequest, lead } from './helpers';

const NAME = 'track-affiliate-lead';

const setUp = (settings: Settings = {}) => fakeForm(NAME, 'lead', lead, makeHandler, settings);

describe('track-affiliate-lead', () => {
  it('stores the trimmed fields and responds with two ids alone', async () => {
    const { send, submitted } = setUp();
    const { status, body } = await send({ body: { ...lead, name: '  Ada Lovelace ' } });
    expect(status).toBe(200);
    expect(body).toEqual({ id: submitted[0]?.row.id, eventId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
    expect(submitted[0]?.row).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      business_name: 'Analytical Fitness',
      tracking_source: 'direct',
    });
  });

  it('makes the webhook payload of the specification', async () => {
    const { send, submitted } = setUp({ env: { LEAD_WEBHOOK_URL: 'https://hooks.example/lead' } });
    const { body } = await send({
      body: { ...lead, trackingId: 't-1', refId: 'r-1', attribution: { fpr: 'acme', other: 'x' } },
    });
    expect(submitted[0]?.event?.payload).toEqual({
      first_name: 'Ada',
      last_name: 'Byron Lovelace',
      email: 'ada@example.com',
      phone: '(713) 555-0142',
      business_name: 'Analytical Fitness',
      affiliate_id: 'acme',
      tracking_id: 't-1',
      ref_id: 'r-1',
      fpr_param: 'acme',
      tracking_source: 'url_param',
      event_id: body.eventId,
      lead_id: body.id,
    });
    expect(submitted[0]?.event).toMatchObject({ id: body.eventId, subjectId: body.id, topic: 'lead' });
    expect(submitted[0]?.row.attribution).toEqual({ fpr: 'acme' });
  });

  it.each([
    [{ trackingId: 't' }, 'cookie', null],
    [{ refId: 'r' }, 'cookie', 'r'],
    [{}, 'direct', null],
  ])('derives the tracking source of %j', async (tracking, source, affiliate) => {
    const { send, submitted } = setUp({ env: { LEAD_WEBHOOK_URL: 'https://hooks.example/lead' } });
    await send({ body: { ...lead, ...tracking } });
    expect(submitted[0]?.event?.payload).toMatchObject({
      tracking_source: source,
      affiliate_id: affiliate,
    });
  });

  it('writes no event when no webhook is configured', async () => {
    const { send, submitted } = setUp();
    await send();
    expect(submitted[0]?.event).toBeNull();
  });

  it.each([
    ['name', { name: 'A' }, 'Name must be at least 2 characters'],
    ['name', { name: '' }, 'Name must be at least 2 characters'],
    ['name', { name: null }, 'Name must be at least 2 characters'],
    ['name', { name: 42 }, 'Name must be text'],
    ['name', { name: ['Ada', 'Lovelace'] }, 'Name must be text'],
    ['name', { name: { toString: 'x' } }, 'Name must be text'],
    ['name', { name: 'Ada\u0000' }, 'Name contains characters that cannot be used'],
    ['name', { name: 'Ada \ud800' }, 'Name contains characters that cannot be used'],
    ['name', { name: 'x'.repeat(121) }, 'Name must be at most 120 characters'],
    ['email', { email: 'ada' }, 'Please enter a valid email address'],
    ['email', { email: 'ada@localhost' }, 'Please enter a valid email address'],
    ['phone', { phone: '555-0142' }, 'Please enter a valid phone number'],
    ['businessName', { businessName: {} }, 'Business name must be text'],
    ['trackingId', { trackingId: 7 }, 'Tracking id must be text'],
    ['attribution.fpr', { attribution: { fpr: 1 } }, 'Partner code must be text'],
    ['elapsedMs', { elapsedMs: '12' }, 'Fill time must be a number'],
  ])('names the wrong field %s of %j', async (field, change, error) => {
    const { send, submitted } = setUp();
    const { status, body } = await send({ body: { ...lead, ...change } });
    expect([status, body]).toEqual([400, { error, code: 'invalid_field', field }]);
    expect(submitted).toEqual([]);
  });

  it.each([
    ['no key', { headers: { apikey: '' } }, 401, 'invalid_api_key'],
    ['a wrong key', { headers: { apikey: 'sb_publishable_other' } }, 401, 'invalid_api_key'],
    ['a form post', { headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
    ['a body that is not JSON', { body: '{"name":' }, 400, 'invalid_json'],
    ['an array', { body: [lead] }, 400, 'invalid_body'],
    ['a long body', { body: { ...lead, extra: 'x'.repeat(20_000) } }, 413, 'body_too_large'],
    ['a key that is not a UUID', { key: 'again' }, 400, 'invalid_field'],
  ])('rejects %s', async (_what, options, status, code) => {
    const { send } = setUp();
    const response = await send(options);
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('ignores a key called %s', async (key) => {
    const { send, submitted } = setUp();
    const body = JSON.stringify({ ...lead, attribution: { fpr: 'acme' } }).replaceAll('{', `{"${key}":"x",`);
    expect((await send({ body })).status).toBe(200);
    expect(submitted[0]?.row.attribution).toEqual({ fpr: 'acme' });
  });

  it('rejects bytes that are not UTF-8', async () => {
    const { handle } = setUp();
    const { headers } = functionRequest(NAME);
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    const response = await handle(new Request('http://x/', { method: 'POST', headers, body }));
    expect(response.status).toBe(400);
  });

  it('allows the client’s headers in preflights, and rejects GET with 405', async () => {
    const { handle } = setUp();
    const preflight = await handle(new Request('http://x/', { method: 'OPTIONS' }));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')?.split(', ').sort()).toEqual([
      'apikey',
      'authorization',
      'content-type',
      'idempotency-key',
      'x-client-info',
      'x-review-key',
    ]);
    const get = await handle(new Request('http://x/'));
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['honeypot', { website: 'https://spam.example', elapsedMs: 300 }],
    ['too_fast', { elapsedMs: 999 }],
    [null, { elapsedMs: 1000 }],
    [null, { elapsedMs: undefined }],
  ])('marks a submission as %s when it has %j, and reports it to the browser', async (reason, change) => {
    const { send, submitted } = setUp({ env: { LEAD_WEBHOOK_URL: 'https://hooks.example/lead' } });
    const { status, body } = await send({ body: { ...lead, ...change } });
    expect([status, body.id]).toEqual([200, submitted[0]?.row.id]);
    expect(submitted[0]?.suspectReason).toBe(reason);
    expect(body.suspect).toBe(reason === null ? undefined : true);
    expect(submitted[0]?.response).toEqual(body);
    // Stored in any case, because a release sends it.
    expect(submitted[0]?.event?.payload).toMatchObject({ lead_id: body.id });
  });

  it.each([
    ['sender', 'rate_limited', 'Too many submissions from you just now. Please try again later.'],
    ['total', 'ceiling_reached', 'We are receiving more than we can take just now. Please try again in an hour, or call us.'],
  ] as const)('reports that the limit of the %s is reached, and when to retry', async (limit, code, error) => {
    const { send, submitted, checked } = setUp({ reached: { limit, retryAfterSeconds: 90 } });
    const { status, body, headers } = await send();
    expect([status, body, headers.get('retry-after')]).toEqual([429, { error, code }, '90']);
    expect([submitted, checked]).toEqual([[], []]);
  });

  it('counts by email and network, and sends the address to Turnstile', async () => {
    const { send, counted, checked } = setUp();
    const key = crypto.randomUUID();
    const body = { ...lead, turnstileToken: 'token' };
    await send({ key, body, headers: { 'cf-connecting-ip': '2001:db8:1:2:aaaa::1', 'x-forwarded-for': '203.0.113.9' } });
    await send({ headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(counted).toEqual([
      ['submission', { email: lead.email, network: '2001:db8:1:2::/64' }],
      ['submission', { email: lead.email, network: null }],
    ]);
    expect(checked).toMatchObject([
      { token: 'token', address: '2001:db8:1:2:aaaa::1', idempotencyKey: key },
      { token: '', address: null },
    ]);
  });

  it('repeats an earlier response without counting or checking the request', async () => {
    const first = setUp();
    await first.send();
    const contentHash = first.submitted[0]?.contentHash ?? '';
    const { send, submitted, counted, checked, logged } = setUp({ earlier: { contentHash, response: { id: 'first' } } });
    expect(await send()).toMatchObject({ status: 200, body: { id: 'first' } });
    expect([submitted, counted, checked]).toEqual([[], [], []]);
    expect(logged).toMatchObject([{ outcome: 'repeated' }]);
  });

  it('counts a conflicting request, and stores nothing', async () => {
    const { send, submitted, counted } = setUp({ earlier: { contentHash: 'of another', response: { id: 'first' } } });
    const { status, body } = await send();
    expect([status, body]).toEqual([
      409,
      {
        error: 'This form was already sent with other details. Please reload the page.',
        code: 'idempotency_key_reused',
        field: 'Idempotency-Key',
      },
    ]);
    expect([submitted, counted.length]).toEqual([[], 1]);
  });

  it('repeats the first response to a simultaneous second request, or rejects it as a conflict', async () => {
    const { submitted, send } = setUp();
    await send();
    const contentHash = submitted[0]?.contentHash ?? '';
    const meeting = (hash: string) =>
      setUp({ store: () => Promise.resolve({ kind: 'exists', earlier: { contentHash: hash, response: { id: 'first' } } }) });
    const same = meeting(contentHash);
    expect(await same.send()).toMatchObject({ status: 200, body: { id: 'first' } });
    expect(same.logged).toMatchObject([{ outcome: 'repeated' }]);
    const other = meeting('of another');
    expect(await other.send()).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect([same.delivered, other.delivered]).toEqual([[], []]);
  });

  it.each([
    ['name', { name: 'Ada B.' }],
    ['email', { email: 'other@example.com' }],
    ['phone', { phone: '(713) 555-0199' }],
    ['business name', { businessName: 'Another' }],
  ])('treats a changed %s as another lead, and changed cookies as the same', async (_what, change) => {
    const { send, submitted } = setUp();
    await send();
    await send({ body: { ...lead, elapsedMs: 5000, trackingId: 't', refId: 'r', attribution: { fpr: 'acme' } } });
    await send({ body: { ...lead, ...change } });
    const [first, same, other] = submitted.map(({ contentHash }) => contentHash);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it('delivers the event at once, with the id of the request', async () => {
    const event = { id: 'e', topic: 'lead', subjectId: 's', payload: {}, attempts: 1 } as const;
    const { send, delivered, logged } = setUp({ store: () => Promise.resolve({ kind: 'stored', event }) });
    const { body, headers } = await send();
    expect(delivered).toEqual([{ event, requestId: headers.get('x-request-id') }]);
    expect(logged).toMatchObject([{ function: NAME, outcome: 'stored', eventId: body.eventId }]);
    const quiet = setUp();
    await quiet.send();
    expect(quiet.delivered).toEqual([]);
  });

  it('accepts a body of 16 KiB, and not a byte more', async () => {
    const { send } = setUp();
    const space = 16 * 1024 - JSON.stringify(lead).length;
    expect((await send({ body: JSON.stringify(lead) + ' '.repeat(space) })).status).toBe(200);
    expect((await send({ body: JSON.stringify(lead) + ' '.repeat(space + 1) })).status).toBe(413);
  });

  it('accepts the secret key too', async () => {
    expect((await setUp().send({ headers: { apikey: 'sb_secret_test' } })).status).toBe(200);
  });

  it('stores null for empty fields', async () => {
    const { send, submitted } = setUp({ env: { LEAD_WEBHOOK_URL: 'https://hooks.example/lead' } });
    await send({ body: { ...lead, businessName: '', attribution: { fpr: '' } } });
    await send({ body: { ...lead, attribution: null } });
    expect(submitted.map(({ row }) => row)).toMatchObject([
      { business_name: null, attribution: { fpr: '' }, tracking_source: 'direct' },
      { business_name: 'Analytical Fitness', attribution: null },
    ]);
    expect(submitted[0]).toMatchObject({
      table: 'affiliate_leads',
      event: { payload: { business_name: null, fpr_param: null, affiliate_id: null } },
    });
    expect(submitted[1]?.event?.payload).toMatchObject({ fpr_param: null, affiliate_id: null });
  });

  it.each([
    ['ECONNREFUSED', 503, 'database_unavailable'],
    ['57P03', 503, 'database_unavailable'],
    ['53300', 503, 'database_unavailable'],
    ['22P02', 500, 'internal_error'],
  ])('turns database error %s into %i', async (code, status, expected) => {
    const { handle, logged } = setUp({
      env: { SUPABASE_PUBLISHABLE_KEYS: '', SUPABASE_ANON_KEY: 'sb_publishable_local' },
      store: () => Promise.reject(Object.assign(new Error('ada@example.com'), { code })),
    });
    const response = await handle(functionRequest(NAME));
    expect(response.status).toBe(status);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ code: expected });
    expect(body + JSON.stringify(logged)).not.toContain('ada@');
    // The owner's alerts depend on the level.
    expect(logged).toMatchObject([{ level: 'error', status, outcome: expected, errorCode: code }]);
  });

  it('logs ids and outcomes, and nothing that was typed', async () => {
    const { send, logged } = setUp();
    await send();
    await send({ body: { ...lead, name: 'A' } });
    await send({ body: { ...lead, website: 'https://spam.example' } });
    expect(logged.map(({ outcome }) => outcome)).toEqual(['stored', 'invalid_field', 'stored_honeypot']);
    expect(JSON.stringify(logged)).not.toMatch(/lovelace|example\.com|555-0142|analytical/i);
  });
});
