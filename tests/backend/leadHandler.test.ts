import type { FormDeps } from '../../supabase/functions/_shared/formEndpoint';
import type { Submission, SubmitOutcome } from '../../supabase/functions/_shared/intake';
import type { LogEntry } from '../../supabase/functions/_shared/log';
import { readSettings } from '../../supabase/functions/_shared/settings';
import { makeHandler } from '../../supabase/functions/track-affiliate-lead/handler';
import { functionRequest, lead } from './helpers';

const NAME = 'track-affiliate-lead';

function setUp(env: Record<string, string> = {}, outcome?: SubmitOutcome) {
  const submitted: Submission[] = [];
  const rejected: string[] = [];
  const logged: LogEntry[] = [];
  const deps: FormDeps = {
    settings: readSettings({
      SUPABASE_DB_URL: 'postgresql://nowhere',
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_local"}',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
      ...env,
    }),
    clock: () => new Date('2026-01-05T12:00:00Z'),
    log: (entry) => logged.push(entry),
    submit: (submission) => {
      submitted.push(submission);
      return Promise.resolve(outcome ?? { kind: 'stored', answer: submission.answer, event: null });
    },
    countRejected: (reason) => {
      rejected.push(reason);
      return Promise.resolve();
    },
    checkHuman: () => Promise.resolve(),
    deliverSoon: () => undefined,
  };
  const handle = makeHandler(deps);
  const send = async (options: Parameters<typeof functionRequest>[1] = {}) => {
    const response = await handle(functionRequest(NAME, options));
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body, headers: response.headers };
  };
  return { handle, send, submitted, rejected, logged };
}

describe('track-affiliate-lead', () => {
  it('stores the trimmed fields and answers with the id alone', async () => {
    const { send, submitted } = setUp();
    const { status, body } = await send({ body: { ...lead, name: '  Ada Lovelace ' } });
    expect(status).toBe(200);
    expect(body).toEqual({ id: submitted[0]?.row.id });
    expect(submitted[0]?.row).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      business_name: 'Analytical Fitness',
      tracking_source: 'direct',
    });
  });

  it('makes the webhook payload of the specification', async () => {
    const { send, submitted } = setUp({ LEAD_WEBHOOK_URL: 'https://hooks.example/lead' });
    await send({
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
    });
    expect(submitted[0]?.row.attribution).toEqual({ fpr: 'acme' });
  });

  it.each([
    [{ trackingId: 't' }, 'cookie', null],
    [{ refId: 'r' }, 'cookie', 'r'],
    [{}, 'direct', null],
  ])('derives the tracking source of %j', async (tracking, source, affiliate) => {
    const { send, submitted } = setUp({ LEAD_WEBHOOK_URL: 'https://hooks.example/lead' });
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
    ['no JSON', { body: '{"name":' }, 400, 'invalid_json'],
    ['an array', { body: [lead] }, 400, 'invalid_body'],
    ['a long body', { body: { ...lead, extra: 'x'.repeat(20_000) } }, 413, 'body_too_large'],
    ['a key that is no UUID', { key: 'again' }, 400, 'invalid_field'],
  ])('refuses %s', async (_what, options, status, code) => {
    const { send } = setUp();
    const answer = await send(options);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('ignores a key called %s', async (key) => {
    const { send, submitted } = setUp();
    const body = JSON.stringify({ ...lead, attribution: { fpr: 'acme' } }).replaceAll('{', `{"${key}":"x",`);
    expect((await send({ body })).status).toBe(200);
    expect(submitted[0]?.row.attribution).toEqual({ fpr: 'acme' });
  });

  it('refuses bytes that are not UTF-8', async () => {
    const { handle } = setUp();
    const { headers } = functionRequest(NAME);
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    const response = await handle(new Request('http://x/', { method: 'POST', headers, body }));
    expect(response.status).toBe(400);
  });

  it('answers preflights with the headers that the client sends, and GET with 405', async () => {
    const { handle } = setUp();
    const preflight = await handle(new Request('http://x/', { method: 'OPTIONS' }));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')?.split(', ').sort()).toEqual([
      'apikey',
      'authorization',
      'content-type',
      'idempotency-key',
      'x-client-info',
    ]);
    const get = await handle(new Request('http://x/'));
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['too_fast', { elapsedMs: 300 }],
  ])('pretends to accept a submission caught by %s', async (reason, change) => {
    const { send, submitted, rejected } = setUp();
    const { status, body } = await send({ body: { ...lead, ...change } });
    expect([status, Object.keys(body)]).toEqual([200, ['id']]);
    expect([submitted, rejected]).toEqual([[], [reason]]);
  });

  it('says when a limit is passed, and when to come back', async () => {
    const { send } = setUp({}, { kind: 'limited', retryAfterSeconds: 90 });
    const { status, body, headers } = await send();
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '90']);
  });

  it.each([
    ['ECONNREFUSED', 503, 'database_unavailable'],
    ['57P03', 503, 'database_unavailable'],
    ['22P02', 500, 'internal_error'],
  ])('turns database error %s into %i', async (code, status, expected) => {
    const { logged, ...context } = setUp();
    const failing = makeHandler({
      settings: readSettings({
        SUPABASE_DB_URL: 'postgresql://nowhere',
        SUPABASE_ANON_KEY: 'sb_publishable_local',
      }),
      clock: () => new Date(),
      log: (entry) => logged.push(entry),
      submit: () => Promise.reject(Object.assign(new Error('ada@example.com'), { code })),
      countRejected: () => Promise.resolve(),
      checkHuman: () => Promise.resolve(),
      deliverSoon: () => undefined,
    });
    expect(context.submitted).toEqual([]);
    const response = await failing(functionRequest(NAME));
    expect(response.status).toBe(status);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ code: expected });
    expect(body + JSON.stringify(logged)).not.toContain('ada@');
  });

  it('logs ids and outcomes, and nothing that was typed', async () => {
    const { send, logged } = setUp();
    await send();
    await send({ body: { ...lead, name: 'A' } });
    expect(logged.map(({ outcome }) => outcome)).toEqual(['stored', 'invalid_field']);
    expect(JSON.stringify(logged)).not.toMatch(/lovelace|example\.com|555-0142|analytical/i);
  });
});
