/** A visitor watches the webinar and waits for its gate. */
import { CODE, expect, expectInteractive, holdRequests, openPage, test } from './helpers/fixtures.ts';
import { notice, test as testConfigured } from './helpers/privacy.ts';

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

testConfigured('the first screen has the button that plays, and but for the smallest phone the countdown', async ({ page }) => {
  const screens = [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ];
  for (const path of ['/webinar', '/ty-fb']) {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const end = (await notice(page).boundingBox())?.y ?? screen.height;
      const play = await page.getByRole('link', { name: 'Play the recorded live demo' }).locator('span').boundingBox();
      expect((play?.y ?? end) + (play?.height ?? 0), `${path} at ${screen.width} px`).toBeLessThanOrEqual(end);
      if (screen.width === 360) continue;
      const time = await page.getByText(/^1[45]:\d\d$/).boundingBox();
      expect((time?.y ?? end) + (time?.height ?? 0), `${path} at ${screen.width} px`).toBeLessThanOrEqual(end);
    }
  }
});
