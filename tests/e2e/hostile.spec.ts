/**
 * A visitor follows a link with text that is meant to do harm. That typed text is stored word for word is asserted by `fillIn.spec.ts`;
 * `tests/backend/hostile.test.ts` sends hostile requests.
 */
import { expect, openPage, phone, test } from './helpers/fixtures.ts';
import { fillLeadForm } from './helpers/forms.ts';

/** Any part of a hostile text that runs sets this. */
const RAN = 'ranHostileText';

const texts = [
  `<script>window.${RAN}=1</script>`,
  `"><img src=x onerror="window.${RAN}=1">`,
  `javascript:window.${RAN}=1`,
  `{{constructor.constructor('window.${RAN}=1')()}}`,
  '\u202egpj.exe\u202c %00%0d%0aSet-Cookie: a=b',
  "'; drop table affiliate_leads; --",
];

test.use(phone);

test('every query parameter that the site reads accepts any value: nothing runs, no page breaks, no lead is lost', async ({
  page,
  backend,
  email,
}) => {
  const parameters = ['fpr', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', '__proto__', 'now', 'id'];
  // The last ones are malformed.
  const fragments = [encodeURIComponent(`"><img src=x onerror="window.${RAN}=1">`), '%00', '100%'];
  const addresses = ['/', '/booking-dr', '/ty-demo', '/booking-demo', '/faq', '/pepprac'];
  for (const [first, path] of addresses.entries()) {
    const valueOf = (index: number) => encodeURIComponent(`${texts[(first + index) % texts.length]}\u0000${'x'.repeat(300)}`);
    const query = parameters.map((name, index) => `${name}=${valueOf(index)}`).join('&');
    await openPage(page, `${path}?${query}&fpr=%E0%A4%A&%00=%ff#${fragments[first % fragments.length]}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visit'))).not.toBeNull();
    expect(await page.evaluate((name) => name in window, RAN)).toBe(false);
  }
  const { submit, expectThanks } = await fillLeadForm(page, email);
  await submit.click();
  await expectThanks();
  expect(await backend.leads(email)).toHaveLength(1);
});
