import { createHash } from 'node:crypto';
import { contact } from '../../content/contact.ts';

/** The hash of each published wording of the consent, by the version that is stored with a message. */
const WORDINGS: Record<string, string> = {
  '2026-11-20': '8a025cc78d490b47',
};

test('the consent to text messages has a new version when its wording changes', () => {
  const { labels, smsConsentVersion } = contact.form;
  const hash = createHash('sha256').update(labels.smsConsent).digest('hex').slice(0, 16);
  expect({ [smsConsentVersion]: hash }).toEqual({ [smsConsentVersion]: WORDINGS[smsConsentVersion] });
});
