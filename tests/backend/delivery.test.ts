import { deliver, deliverDue, type Delivery } from '../../supabase/functions/_shared/delivery.ts';
import { deliveryError } from '../../supabase/functions/_shared/deliveryError.ts';
import { retryDelay, type ClaimedEvent } from '../../supabase/functions/_shared/outbox.ts';
import { freshResumeLinks } from '../../supabase/functions/_shared/resumeLinks.ts';
import { webhookSignature } from '../../supabase/functions/_shared/webhookSignature.ts';
import { claimedEvent as event, fakeDatabase, recordedLog } from './fakes.ts';

const now = new Date('2026-01-05T12:00:00.700Z');

/** A database from which these batches can be claimed, and which accepts any change. */
function outbox(batches: ClaimedEvent[][] = []) {
  let claims = 0;
  const written: unknown[][] = [];
  const database = fakeDatabase(({ text, values }) => {
    if (text.includes('for update skip locked')) {
      claims += 1;
      return batches.shift() ?? [];
    }
    written.push(values);
    return [];
  });
  return { database, claims: () => claims, written };
}

type Sent = { url: string; init: RequestInit };

function setUp(respond: () => Response | Promise<Response>, change: Partial<Delivery> = {}) {
  const sent: Sent[] = [];
  const { log, logged } = recordedLog();
  const delivery: Delivery = {
    database: outbox().database,
    webhooks: { urls: { lead: 'https://hooks.example/lead' }, timeoutMs: 60_000, signingKey: null },
    clock: () => now,
    log,
    fetch: async (url, init = {}) => {
      sent.push({ url: url as string, init });
      return respond();
    },
    ...change,
  };
  return { delivery, sent, logged };
}

const ok = () => new Response('thanks');
const entry = { function: 'deliver-webhooks', requestId: 'request', eventId: 'event', count: 3 };

describe('one attempt', () => {
  it('posts the payload as JSON with the event’s id and the time', async () => {
    const { delivery, sent, logged } = setUp(ok);
    expect(await deliver(delivery, event, 'request')).toBe('delivered');
    const [{ url, init } = { url: '', init: {} }] = sent;
    const { signal, ...rest } = init;
    expect(url).toBe('https://hooks.example/lead');
    expect(rest).toEqual({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'event',
        'webhook-timestamp': '1767614400',
        'webhook-attempt': '3',
      },
      body: '{"email":"a@b.co"}',
      redirect: 'manual',
    });
    expect(signal).toBeInstanceOf(AbortSignal);
    expect(logged).toEqual([{ ...entry, outcome: 'delivered', level: 'info' }]);
  });

  it('is signed when there is a key', async () => {
    const signingKey = new Uint8Array(32);
    const { delivery, sent } = setUp(ok, {
      webhooks: { urls: { lead: 'https://hooks.example/lead' }, timeoutMs: 60_000, signingKey },
    });
    await deliver(delivery, event, 'request');
    const signed = { id: 'event', timestamp: 1767614400, body: '{"email":"a@b.co"}' };
    expect(sent[0]?.init.headers).toMatchObject({ 'webhook-signature': webhookSignature(signingKey, signed) });
  });

  it('sends the payload with renewed links, and is retried later when they cannot be renewed now', async () => {
    const renewed = setUp(ok, { refresh: ({ id }) => Promise.resolve({ renewed: id }) });
    await deliver(renewed.delivery, event, 'request');
    expect(renewed.sent[0]?.init.body).toBe('{"renewed":"event"}');
    const failing = setUp(ok, { refresh: () => Promise.reject(new Error('Storage is down.')) });
    expect([await deliver(failing.delivery, event, 'request'), failing.sent]).toEqual(['pending', []]);
  });

  it('does not read the response of the receiver', async () => {
    let isCanceled = false;
    const body = () => new ReadableStream({ cancel: () => void (isCanceled = true) });
    const { delivery } = setUp(() => new Response(body()));
    expect(await deliver(delivery, event, 'request')).toBe('delivered');
    expect(isCanceled).toBe(true);
  });

  it.each([200, 201, 204, 299])('is received with status %d', async (status) => {
    const { delivery } = setUp(() => new Response(null, { status }));
    expect(await deliver(delivery, event, 'request')).toBe('delivered');
  });

  it.each<[string, () => Response | Promise<Response>, unknown[]]>([
    ['a failure', () => new Response('broken', { status: 500 }), [0, 500, 'status 500']],
    ['a redirect', () => new Response(null, { status: 308 }), [0, 308, 'status 308']],
    ['several choices', () => new Response(null, { status: 300 }), [0, 300, 'status 300']],
    // It may have arrived: there are fewer attempts after a timeout, which are counted.
    ['a timeout of a proxy', () => new Response('', { status: 524 }), [1, 524, 'status 524']],
    ['no response', () => Promise.reject(new TypeError('fetch failed')), [0, null, 'TypeError']],
  ])('that ends with %s is retried later, with the reason', async (_what, respond, why) => {
    const { database, written } = outbox();
    const { delivery, logged } = setUp(respond, { database });
    expect(await deliver(delivery, event, 'request')).toBe('pending');
    expect(logged).toEqual([{ ...entry, outcome: 'will_retry', level: 'info' }]);
    expect(written).toEqual([['pending', expect.any(Date), ...why, 'hooks.example', 'event']]);
  });
});

/** Deno and Node word these errors like this. The address must not be stored: it may be a secret, and may contain any word. */
test.each([
  ['invalid peer certificate: Expired', 'its certificate has expired'],
  ['invalid peer certificate: certificate expired: verified at time 1 (UNIX)', 'its certificate has expired'],
  ['invalid peer certificate: NotValidForName', 'its certificate is for another host name'],
  ['invalid peer certificate: UnknownIssuer', 'its certificate is not trusted'],
  ['invalid peer certificate: Other(OtherError(CaUsedAsEndEntity))', 'its certificate is not trusted'],
  ['dns error: failed to lookup address information: Name or service not known', 'its host name was not found'],
  ['tcp connect error: Connection refused (os error 111)', 'it refused the connection'],
  ['received fatal alert: HandshakeFailure', 'it makes no secure connection'],
  ['tcp connect error: Connection timed out (os error 110)', 'it could not be reached'],
  ['connection closed before message completed', 'it cut the connection'],
  ['Connection reset by peer (os error 104)', 'it cut the connection'],
  ['invalid HTTP version parsed', 'its response was not HTTP'],
  ['received fatal alert: ProtocolVersion', 'it makes no secure connection'],
  ['received corrupt message of type InvalidContentType', 'it makes no secure connection'],
  ['peer is incompatible: NoCipherSuitesInCommon', 'it makes no secure connection'],
  ['incomplete message', 'it cut the connection'],
  ['http2 error: stream error received: unexpected internal error encountered', 'it cut the connection'],
  ['http2 error: connection error received: not a result of an error (GOAWAY)', 'it cut the connection'],
  ['something new', 'TypeError'],
])('“%s” is stored as “%s”', (message, reason) => {
  const url = 'https://expired-dns.example/reset/s3cret';
  const cause = new Error(`error sending request for url (${url}): client error (Connect): ${message}`);
  expect(deliveryError(new TypeError('fetch failed', { cause }))).toBe(reason);
});

test.each([
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another host name'],
  ['HOSTNAME_MISMATCH', 'its certificate is for another host name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is not trusted'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'its certificate is not trusted'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'its certificate is not trusted'],
  ['CERT_NOT_YET_VALID', 'its certificate is not trusted'],
  ['CERT_REVOKED', 'its certificate is not trusted'],
  ['EPROTO', 'it makes no secure connection'],
  ['EHOSTUNREACH', 'it could not be reached'],
  ['UND_ERR_CONNECT_TIMEOUT', 'it could not be reached'],
  ['UND_ERR_SOCKET', 'it cut the connection'],
  ['HPE_INVALID_CONSTANT', 'its response was not HTTP'],
  ['ENOTFOUND', 'its host name was not found'],
  ['ECONNREFUSED', 'it refused the connection'],
  ['ECONNRESET', 'it cut the connection'],
])('Node’s %s is stored as “%s”', (code, reason) => {
  expect(deliveryError(new TypeError('fetch failed', { cause: Object.assign(new Error(''), { code }) }))).toBe(reason);
});

test('an error that is its own cause has a reason too', () => {
  const error = new TypeError('fetch failed');
  error.cause = new Error('connection closed', { cause: error });
  expect(deliveryError(error)).toBe('it cut the connection');
});

/** The shortest wait in seconds after a third attempt, which is 144 to 160 s otherwise. */
test.each([
  ['429', '3600', 3600, 3960],
  ['503', 'Mon, 05 Jan 2026 14:00:00 GMT', 7199, 7920],
  ['503', '31536000', 86_400, 86_400],
  // A proxy’s limit: a quarter of an hour otherwise.
  ['504', '3600', 3600, 3960],
  ['504', '5', 900, 900],
  ['429', '5', 144, 160],
  ['503', 'Mon, 05 Jan 2026 11:00:00 GMT', 144, 160],
  ['429', 'soon', 144, 160],
  ['429', '-3600', 144, 160],
])('a receiver’s %s with “Retry-After: %s” is waited for: %d s', async (status, header, least, most) => {
  const { database, written } = outbox();
  const response = new Response(null, { status: Number(status), headers: { 'retry-after': header } });
  const { delivery } = setUp(() => response, { database });
  expect(await deliver(delivery, event, 'request')).toBe('pending');
  const [next] = written.map(([, at]) => ((at as Date).getTime() - now.getTime()) / 1000);
  expect(next).toBeGreaterThanOrEqual(least);
  expect(next).toBeLessThanOrEqual(most);
});

test('the wait after a failed attempt doubles from 40 s, less up to a tenth', () => {
  expect([retryDelay(1, 0), retryDelay(2, 0), retryDelay(11, 0), retryDelay(2, 1)]).toEqual([40_000, 80_000, 40_960_000, 72_000]);
});

test('a webhook is signed as in the example of Standard Webhooks, so that any of its libraries can check it', () => {
  const key = new Uint8Array(Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'));
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
  expect(webhookSignature(key, signed)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

describe('a run', () => {
  const batch = (count: number) => Array.from({ length: count }, (_, index) => ({ ...event, id: `event ${index}` }));

  it('starts no further batch that could outlast its limit, or after 45 seconds, because the next scheduled run is due', async () => {
    const clock = jest.spyOn(performance, 'now');
    const claimsWhenBatchTakes = async (milliseconds: number, timeoutMs = 10_000) => {
      const { database, claims } = outbox([batch(20), batch(20), batch(20), batch(1)]);
      let time = 1000;
      clock.mockImplementation(() => time);
      const passTime = () => {
        time += milliseconds / 20;
        return ok();
      };
      const { delivery } = setUp(passTime, { database });
      await deliverDue({ ...delivery, webhooks: { ...delivery.webhooks, timeoutMs } }, 'request');
      return claims();
    };
    expect(await claimsWhenBatchTakes(45_000)).toBe(1);
    expect(await claimsWhenBatchTakes(44_000)).toBe(2);
    expect(await claimsWhenBatchTakes(10)).toBe(4);
    expect(await claimsWhenBatchTakes(35_000, 60_000)).toBe(1);
    expect(await claimsWhenBatchTakes(34_000, 60_000)).toBe(2);
    clock.mockRestore();
  });
});

describe('a renewed link', () => {
  const payload = { email: 'a@b.co', resumeFileUrl: 'https://link.example/old' };
  const application = { ...event, topic: 'application', payload } as const;
  const storing = (...rows: object[]) => fakeDatabase(() => rows);

  it.each([
    ['the application has been deleted', application, storing(), 'https://link.example/new'],
    ['the file is gone', application, storing({ path: 'folder/cv.pdf' }), null],
    ['the event is of a lead', { ...event, payload }, storing(), 'https://link.example/new'],
  ])('is not made when %s', async (_what, announced, database, link) => {
    const refresh = freshResumeLinks(database, { sign: () => Promise.resolve(link) }, 3600);
    expect(await refresh(announced)).toEqual(announced.payload);
  });
});
