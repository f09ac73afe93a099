/** A visitor writes a message. Failures that all forms share are in `send.spec.ts`. */
import { contact } from '../../src/content/contact.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { contactValues } from './helpers/forms.ts';

const { labels, submit, success } = contact.form;

test('by keyboard alone, a message is stored as typed', async ({ page, backend, email }) => {
  await openPage(page, '/contact');
  const { [labels.message]: message = '', ...values } = contactValues(email);
  await page.getByRole('textbox', { name: labels.firstName }).focus();
  for (const value of Object.values(values)) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  for (const [index, line] of message.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
  }
  for (const key of ['Tab', 'Space', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: submit })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: success.title })).toBeFocused();
  await expect(page.getByText(success.toast.text)).toBeVisible();
  expect(await backend.rows('contact_messages', email)).toMatchObject([
    {
      first_name: values[labels.firstName],
      last_name: values[labels.lastName],
      phone: values[labels.phone],
      business_type: values[labels.businessType],
      message,
      sms_consent: true,
      sms_consent_version: contact.form.smsConsentVersion,
    },
  ]);
});
