import { SITE } from './helpers/environment.ts';
import { coversFault } from './helpers/faults.ts';
import { expect, test } from './helpers/fixtures.ts';
import { fillLeadForm } from './helpers/forms.ts';

test('a lead carries the first and the last source of its visitor', async ({ page, context, backend, email }) => {
  await context.addCookies([{ name: '_fprom_tid', value: 'tid-1', url: SITE }]);
  await page.goto('/?utm_source=news&utm_medium=email&utm_campaign=fall&fpr=ann', {
    referer: 'https://mail.example/inbox?user=1',
  });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('session')), { timeout: 15_000 }).not.toBeNull();
  await page.goto('/pepprac?utm_source=search');
  const { submit, expectThanks } = await fillLeadForm(page, email);
  await submit.click();
  await expectThanks();

  expect((await backend.leads(email))[0]).toMatchObject({
    tracking_source: 'url_param',
    tracking_id: 'tid-1',
    ref_id: null,
    attribution: {
      fpr: 'ann',
      utm_source: 'search',
      firstTouch: { source: 'news', medium: 'email', campaign: 'fall', referrer: 'https://mail.example/inbox', landingPath: '/' },
      lastTouch: { source: 'search', landingPath: '/pepprac' },
    },
  });
});

test(
  'a lead is stored although the page’s address is full of nonsense',
  coversFault('hostile-input: page'),
  async ({ page, backend, email }) => {
    const nonsense = encodeURIComponent(`${'x'.repeat(1500)}\u0000\u001b'--`);
    await page.goto(`/pepprac?fpr=${nonsense}&utm_source=${nonsense}&utm_term=${nonsense}`);
    const { submit, expectThanks } = await fillLeadForm(page, email);
    await submit.click();
    await expectThanks();
    const [lead] = await backend.leads(email);
    expect(lead).toMatchObject({ tracking_source: 'direct', attribution: { utm_source: 'x'.repeat(200) } });
  },
);
