import { against } from './faults.ts';
import { expect, fillLeadForm, test } from './fixtures.ts';
import { SITE } from './environment.ts';

test('a lead carries how its visitor came, first and last', async ({ page, context, backend, email }) => {
  await context.addCookies([{ name: '_fprom_tid', value: 'tid-1', url: SITE }]);
  await page.goto('/?utm_source=news&utm_medium=email&utm_campaign=fall&fpr=ann', {
    referer: 'https://mail.example/inbox?user=1',
  });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('journey')), { timeout: 15_000 }).not.toBeNull();
  await page.goto('/pepprac?utm_source=search');
  const { dialog, submit } = await fillLeadForm(page, email);
  await submit.click();
  await expect(dialog.getByText('Thank You!')).toBeVisible();

  expect(await backend.attribution(email)).toMatchObject({
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

test('an address that is full of nonsense spoils no lead', against('hostile-input', 'page'), async ({ page, backend, email }) => {
  const nonsense = encodeURIComponent(`${'x'.repeat(1500)}\u0000\u001b'--`);
  await page.goto(`/pepprac?fpr=${nonsense}&utm_source=${nonsense}&utm_term=${nonsense}`);
  const { dialog, submit } = await fillLeadForm(page, email);
  await submit.click();
  await expect(dialog.getByText('Thank You!')).toBeVisible();
  const lead = await backend.attribution(email);
  expect(lead).toMatchObject({ tracking_source: 'direct', attribution: { utm_source: 'x'.repeat(200) } });
});
