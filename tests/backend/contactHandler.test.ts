import { makeHandler } from '../../supabase/functions/submit-contact-message/handler';
import { fakeForm, type Settings } from './fakeForm';
import { message } from './helpers';

const NAME = 'submit-contact-message';

const setUp = (settings: Settings = {}) => fakeForm(NAME, 'message', message, makeHandler, settings);

describe('submit-contact-message', () => {
  it('stores what was typed, sends the same to the webhook, and responds with the id alone', async () => {
    const { send, submitted, logged } = setUp({ env: { CONTACT_WEBHOOK_URL: 'https://hooks.example/message' } });
    const { status, body } = await send({ body: { ...message, smsConsentVersion: '2026-11-20' } });
    const [stored] = submitted;
    expect([status, body]).toEqual([200, { id: stored?.row.id }]);
    expect(stored).toMatchObject({ table: 'contact_messages', suspectReason: null, event: { topic: 'message' } });
    expect(stored?.row).toEqual({
      ...{ id: body.id, first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com', phone: '(713) 555-0143' },
      ...{ business_type: 'Fitness studio', message: 'Hello,\nhow do we begin?', sms_consent: true },
      sms_consent_version: '2026-11-20',
    });
    expect(stored?.event?.payload).toEqual({
      ...{ ...message, smsConsentVersion: '2026-11-20', submittedAt: '2026-01-05T12:00:00.000Z' },
      ...{ eventId: stored?.event?.id, messageId: body.id },
    });
    expect(logged).toMatchObject([{ function: NAME, outcome: 'stored' }]);
  });

  it('stores null for empty fields', async () => {
    const { send, submitted } = setUp();
    const { firstName, lastName, email } = message;
    await send({ body: { firstName, lastName, email, smsConsent: true } });
    expect(submitted[0]?.row).toMatchObject({ phone: null, business_type: null, message: null, sms_consent_version: null });
    expect(submitted[0]?.event).toBeNull();
  });

  it('checks that the visitor is a person', async () => {
    const { send, checked } = setUp();
    await send({ body: { ...message, turnstileToken: 'token' } });
    expect(checked).toMatchObject([{ token: 'token' }]);
  });

  it.each(Object.entries({ firstName: 'A', lastName: 'B', email: 'a@b.co', phone: '1', businessType: 'C', message: 'D' }))(
    'treats a changed %s as another message, and a changed fill time as the same',
    async (field, value) => {
      const { send, submitted } = setUp();
      await send();
      await send({ body: { ...message, elapsedMs: 5000, turnstileToken: 'other' } });
      await send({ body: { ...message, [field]: value } });
      const [first, same, other] = submitted.map(({ contentHash }) => contentHash);
      expect(same).toBe(first);
      expect(other).not.toBe(first);
    },
  );

  it('accepts a body of 32 KiB, and not a byte more', async () => {
    const { send } = setUp();
    const text = JSON.stringify(message);
    const space = 32 * 1024 - new TextEncoder().encode(text).length;
    expect((await send({ body: text + ' '.repeat(space) })).status).toBe(200);
    expect((await send({ body: text + ' '.repeat(space + 1) })).status).toBe(413);
  });
});
