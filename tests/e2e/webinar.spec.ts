/** A visitor watches the webinar and waits for its gate. */
import { CODE, expect, expectInteractive, holdRequests, openPage, test } from './helpers/fixtures.ts';
import { test as testConfigured } from './helpers/privacy.ts';

const START_PAGE = 'https://app.ardenwell.example/start';
const checkboxName = 'I have watched the entire video';

test('/ty-fb: after fifteen minutes and a checkbox, the partner start page opens in a new tab', async ({ page, context }) => {
  await context.route(START_PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Start</title>' }));
  await page.clock.install();
  await openPage(page, '/ty-fb');
  const gate = page.getByRole('region', { name: /implementation call/ }).first();
  await expect(gate.getByText(/^14:5\d$/)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() - performance.now() + 899_500));
  await expect(gate.getByText('0:01', { exact: true })).toBeVisible();
  await expect(gate.getByText('Get Started Now', { exact: true })).toHaveCount(0);
  await expect(gate.getByRole('checkbox')).toHaveCount(0);

  await page.clock.runFor(1000);
  await expect(page.getByRole('button', { name: 'Get Started Now' })).toBeDisabled();
  await page.getByRole('checkbox', { name: checkboxName }).check();
  const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Get Started Now' }).click()]);
  await expect(tab).toHaveURL(START_PAGE);
  expect(new URL(page.url()).pathname).toBe('/ty-fb');
});

test('/webinar: the wait starts when the document opens, however late its code arrives, and passes while the machine sleeps', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdRequests(page, CODE);
  await page.goto('/webinar');
  await expect(page.getByText('15:00', { exact: true })).toBeVisible();
  await page.clock.fastForward('05:00');
  release();
  await expectInteractive(page);
  await expect(page.getByText(/^(10:00|9:5\d)$/)).toBeVisible();
  await page.clock.fastForward('03:00:00');
  await expect(page.getByRole('checkbox', { name: checkboxName })).toBeVisible();
});

testConfigured('a visitor who has watched a video on another host leaves each page with one by one Back', async ({ page }) => {
  for (const path of ['/webinar', '/ty-fb', '/aff']) {
    await page.goto('/faq');
    const previous = page.url();
    await openPage(page, path);
    await page
      .getByRole('link', { name: /^Play the/ })
      .first()
      .click();
    await expect(page.frameLocator('iframe').getByText('Fake video host'), path).toBeVisible();
    await page.goBack();
    expect(page.url(), path).toBe(previous);
  }
});
