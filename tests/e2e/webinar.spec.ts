import type { Page } from '@playwright/test';
import { CODE, expect, expectInteractive, holdRequests, openPage, test } from './helpers/fixtures.ts';

const START_PAGE = 'https://app.ardenwell.example/start';

for (const path of ['/webinar', '/ty-fb']) {
  test(`${path}: after fifteen minutes and a checkbox, the partner start page opens in a new tab`, async ({ page, context }) => {
    await context.route(START_PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Start</title>' }));
    await page.clock.install();
    await openPage(page, path);
    const gate = page.getByRole('region', { name: /implementation call/ }).first();
    await expect(gate.getByText(/^14:5\d$/)).toBeVisible();
    await expect(gate.getByText('Get Started Now')).toHaveCount(0);

    await page.clock.pauseAt(await page.evaluate(() => Date.now() - performance.now() + 899_500));
    await expect(gate.getByText('0:01', { exact: true })).toBeVisible();
    await expect(gate.getByText('Get Started Now')).toHaveCount(0);
    await expect(gate.getByRole('checkbox')).toHaveCount(0);

    await page.clock.runFor(1000);
    const box = page.getByRole('checkbox', { name: 'I have watched the entire video' });
    await expect(box).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Get Started Now' })).toBeDisabled();
    await box.check();
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Get Started Now' }).click()]);
    await expect(tab).toHaveURL(START_PAGE);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('the wait starts when the document opens, however late its code arrives', async ({ page }) => {
  await page.clock.install();
  const release = await holdRequests(page, CODE);
  await page.goto('/webinar');
  await expect(page.getByText('15:00', { exact: true })).toBeVisible();
  await page.clock.fastForward('05:00');
  release();
  await expectInteractive(page);
  await expect(page.getByText(/^(10:00|9:5\d)$/)).toBeVisible();
});

test('the gate is open when the machine slept through the wait', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/webinar');
  await page.clock.fastForward('03:00:00');
  await expect(page.getByRole('checkbox', { name: 'I have watched the entire video' })).toBeVisible();
});

test.describe('the webinar’s topics', () => {
  test('each opens its dialog, closes in four ways, and restores the focus', async ({ page }) => {
    await page.goto('/webinar');
    const names = [
      'Licensed Doctors',
      '503A Pharmacy Fulfillment',
      'Complete Software Platform',
      'Training & Support',
      'Business Integration',
    ];
    const openers = [
      ...names.map((name) => ({ name, button: page.getByRole('button', { name: `Learn More about ${name}`, exact: true }) })),
      { name: 'Compliance & Legal', button: page.getByRole('button', { name: 'Compliance & Legal', exact: true }) },
    ];
    const closings = [
      (dialog: ReturnType<Page['getByRole']>) => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
      (dialog: ReturnType<Page['getByRole']>) => dialog.getByRole('button', { name: /^Close ./ }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 400),
    ];
    for (const [index, { name, button }] of openers.entries()) {
      await button.click();
      const dialog = page.getByRole('dialog', { name, exact: true });
      await expect(dialog).toBeVisible();
      await closings[index % closings.length]?.(dialog);
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
});

test('/ty-fb has ten groups of questions, an index that links to them, and is kept out of search results', async ({ page }) => {
  await page.goto('/ty-fb');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const index = page.getByRole('navigation', { name: 'Topics of the questions' });
  await expect(index.getByRole('link')).toHaveCount(10);
  await index.getByRole('link', { name: 'Agreement and compliance' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Agreement and compliance' })).toBeInViewport();
  const text = page.getByText('After the initial term you can leave with 30 days’ written notice.');
  await expect(text).toBeHidden();
  await page.getByText('How long is the agreement?').click();
  await expect(text).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the gate names a link instead of counting down', async ({ page }) => {
    await page.goto('/webinar');
    await expect(page.getByRole('link', { name: 'Go to the partner start page' })).toHaveAttribute('href', START_PAGE);
    await expect(page.getByText('15:00', { exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Play the sample video' })).toHaveAttribute('href', '/media/intro.mp4');
  });

  test('/webinar shows its topics in full', async ({ page }) => {
    await page.goto('/webinar');
    await expect(page.getByRole('heading', { name: 'What the provider does' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What keeps you on the right side' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' })).toBeVisible();
  });
});
