import { referenceOf } from '../../supabase/functions/_shared/reference.ts';
import { deliveriesTo, eventually, manyVisitors, message, post, sharedBackend } from './helpers.ts';

const NAME = 'submit-contact-message';

describe('in the whole backend, a message', () => {
  const backend = sharedBackend({ env: manyVisitors, hasWebhookSink: true });

  it('is stored, and reaches the webhook', async () => {
    const key = crypto.randomUUID();
    const body = { ...message, smsConsentVersion: '2026-11-20' };
    const response = await post(backend, NAME, { key, body });
    const { id, ...others } = response.body as { id: string };
    // The browser gets the id and the reference number alone.
    expect([response.status, others]).toEqual([200, { reference: referenceOf(id) }]);
    const rows = await backend.database`
      select id, first_name, last_name, email, phone, business_type, message, sms_consent, sms_consent_version
      from contact_messages where idempotency_key = ${key}`;
    expect([...rows]).toEqual([
      {
        id,
        first_name: 'Marcus',
        last_name: 'Reyes',
        email: message.email,
        phone: message.phone,
        business_type: 'Fitness studio',
        message: message.message,
        sms_consent: true,
        sms_consent_version: '2026-11-20',
      },
    ]);
    await eventually(async () => {
      const delivered = await deliveriesTo(backend, 'messages');
      expect(delivered.map((one) => one.body)).toEqual([
        { ...body, submittedAt: expect.any(String) as string, eventId: delivered[0]?.event_id, messageId: id },
      ]);
    });
  });

  it('needs only a name, an email and consent', async () => {
    const { firstName, lastName, email } = message;
    const { status, body } = await post(backend, NAME, { body: { firstName, lastName, email, smsConsent: true, phone: null } });
    expect(status).toBe(200);
    const [row] = await backend.database`
      select phone, business_type, message from contact_messages where id = ${(body as { id: string }).id}`;
    expect(row).toEqual({ phone: null, business_type: null, message: null });
  });
});
