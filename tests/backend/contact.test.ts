import postgres, { type Sql } from 'postgres';
import type { Backend } from '../../local/backend';
import { eventually, message, post, testBackend } from './helpers';

const NAME = 'submit-contact-message';

let backend: Backend;
let database: Sql;

beforeAll(async () => {
  backend = await testBackend();
  database = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
}, 30_000);

afterAll(async () => {
  await database.end();
  await backend.stop();
});

describe('a message', () => {
  it('is stored once for each key, and reaches the webhook', async () => {
    const key = crypto.randomUUID();
    const [first, second] = [
      await post(backend, NAME, { key, body: message }),
      await post(backend, NAME, { key, body: message }),
    ];
    expect([first.status, second.body]).toEqual([200, first.body]);
    const { id } = first.body as { id: string };
    const rows = await database`
      select id, first_name, last_name, email, phone, business_type, message, sms_consent
      from contact_messages where idempotency_key = ${key}`;
    expect([...rows]).toEqual([
      {
        ...{ id, first_name: 'Grace', last_name: 'Hopper', email: message.email, phone: message.phone },
        ...{ business_type: 'Fitness studio', message: message.message, sms_consent: true },
      },
    ]);
    await eventually(async () => {
      const answer = await fetch(`${backend.url}/standins/webhooks/messages`);
      const { deliveries } = (await answer.json()) as { deliveries: { body: unknown }[] };
      expect(deliveries.map(({ body }) => body)).toEqual([{ ...message, submittedAt: expect.any(String) as string }]);
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

  it('from a program is counted and not kept', async () => {
    const body = { ...message, email: 'robot@example.com', website: 'https://spam.example' };
    expect((await post(backend, NAME, { body })).status).toBe(200);
    expect(await database`select 1 from contact_messages where email = 'robot@example.com'`).toHaveLength(0);
    const [counted] = await database`select hits::int from private.rejected_submissions where form = 'contact_messages'`;
    expect(counted).toEqual({ hits: 1 });
  });
});
