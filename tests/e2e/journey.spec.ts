/** A visitor plays one client's way on the home page: nothing typed early is lost, nothing is sent, and nothing moves. */
import type { Page } from '@playwright/test';
import { CODE, expect, holdRequests, openPage, phone, test } from './helpers/fixtures.ts';

const STEPS = ['Intake', 'Provider', 'Pharmacy', 'Delivery', 'Month'];
const NAME = 'Quiet Harbor Wellness';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const field = (page: Page) => page.getByRole('textbox', { name: 'Try your business’s name' });

test.describe('on a phone', () => {
  test.use(phone);

  test('before the code has arrived, a click on a step, a typed name and a chosen color are kept', async ({ page }) => {
    const release = await holdRequests(page, CODE);
    await page.goto('/');
    await field(page).fill(NAME);
    await page.getByRole('radio', { name: 'Plum' }).check();
    await tab(page, 'Pharmacy').click();
    await expect(tab(page, 'Pharmacy')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('tabpanel', { name: 'Pharmacy' })).toBeVisible();
    await expect(tab(page, 'Pharmacy')).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('img', { name: `A box of ${NAME} with the label of a 503A pharmacy` })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('QH')).toHaveCSS('color', 'rgb(107, 45, 92)');
    await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked();
  });
});

test('its code is loaded when a visitor comes, and not before', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const journeys = () => requested.filter((url) => /\/ClientJourney-/.test(url)).length;
  await openPage(page, '/');
  expect(journeys()).toBe(0);
  await page.mouse.move(300, 300);
  await expect.poll(journeys).toBe(1);
});

test('what is typed is neither sent nor kept', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)));
  await openPage(page, '/');
  await field(page).fill(NAME);
  await field(page).press('Enter');
  for (const name of STEPS) await tab(page, name).click();
  await expect(page.getByRole('img', { name: `The month of ${NAME}` })).toBeVisible();
  const kept = await page.evaluate(() =>
    [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify(history.state)].join(),
  );
  await expect(page).toHaveURL('/');
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL('/faq');
  expect([...sent, kept].filter((text) => /Quiet|Harbor/.test(text))).toEqual([]);
});

test('no step moves what is below it', async ({ page }) => {
  await openPage(page, '/');
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights: (number | undefined)[] = [];
    for (const name of STEPS) {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      heights.push((await page.getByRole('tabpanel').boundingBox())?.height);
    }
    expect(new Set(heights), `at ${width} px: ${heights.join(' ')}`).toHaveProperty('size', 1);
  }
});
