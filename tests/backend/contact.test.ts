import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../tools/backend/backend';
import { deliveriesTo, eventually, manyVisitors, message, post, testBackend } from './helpers';

const NAME = 'submit-contact-message';

let backend: Backend;
let database: Sql;

beforeAll(async () => {
  backend = await testBackend({ env: manyVisitors, hasWebhookSink: true });
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
});

afterAll(async () => {
  await database.end();
  await backend.stop();
});

describe('a message', () => {
  it('is stored once for each key, and reaches the webhook', async () => {
    const key = crypto.randomUUID();
    const body = { ...message, smsConsentVersion: '2026-11-20' };
    const [first, second] = [await post(backend, NAME, { key, body }), await post(backend, NAME, { key, body })];
    expect([first.status, second.body]).toEqual([200, first.body]);
    const { id } = first.body as { id: string };
    const rows = await database`
      select id, first_name, last_name, email, phone, business_type, message, sms_consent, sms_consent_version
      from contact_messages where idempotency_key = ${key}`;
    expect([...rows]).toEqual([
      {
        ...{ id, first_name: 'Grace', last_name: 'Hopper', email: message.email, phone: message.phone },
        ...{ business_type: 'Fitness studio', message: message.message, sms_consent: true },
        sms_consent_version: '2026-11-20',
      },
    ]);
    await eventually(async () => {
      const delivered = await deliveriesTo(backend, 'messages');
      expect(delivered.map((one) => one.body)).toEqual([
        { ...body, submittedAt: expect.any(String) as string, eventId: delivered[0]?.event_id, messageId: id },
      ]);
    });
    const other = await post(backend, NAME, { key, body: { ...message, message: 'Something else' } });
    expect([other.status, other.body]).toMatchObject([409, { code: 'idempotency_key_reused' }]);
  });

  it('needs only a name, an email and consent', async () => {
    const { firstName, lastName, email } = message;
    const { status, body } = await post(backend, NAME, { body: { firstName, lastName, email, smsConsent: true, phone: null } });
    expect(status).toBe(200);
    const [row] = await database`
      select phone, business_type, message from contact_messages where id = ${(body as { id: string }).id}`;
    expect(row).toEqual({ phone: null, business_type: null, message: null });
  });

  it.each([
    ['firstName', { firstName: ' ' }, 'Please enter your first name'],
    ['lastName', { lastName: undefined }, 'Please enter your last name'],
    ['email', { email: 'grace@' }, 'Please enter a valid email address'],
    ['phone', { phone: 7 }, 'Phone must be text'],
    ['message', { message: 'x'.repeat(5001) }, 'Message must be at most 5000 characters'],
    ['message', { message: 'null \u0000 byte' }, 'Message contains characters that cannot be used'],
    ['smsConsent', { smsConsent: false }, 'Please check the box to agree to text messages'],
    ['smsConsent', { smsConsent: 'true' }, 'Please check the box to agree to text messages'],
    ['smsConsent', { smsConsent: undefined }, 'Please check the box to agree to text messages'],
  ])('names the wrong field %s of %j', async (field, change, error) => {
    const { status, body } = await post(backend, NAME, { body: { ...message, ...change } });
    expect([status, body]).toEqual([400, { error, code: 'invalid_field', field }]);
  });
});
