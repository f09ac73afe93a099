/** A visitor whose browser runs no JavaScript reaches us all the same. */
import { JOB } from './helpers/application.ts';
import { expect, test } from './helpers/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('/pepprac leads to its calendar', async ({ page }) => {
  await page.goto('/pepprac');
  await page.getByRole('main').getByRole('link', { name: 'Book Implementation Call' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Demo');
});

test('/aff offers the main site’s booking page and answers its questions', async ({ page }) => {
  await page.goto('/aff');
  const links = page.getByRole('main').getByRole('link', { name: 'Book Implementation Call' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', 'https://app.ardenwell.example/booking-demo?source=pepprac');
  }
  await page.getByText('What do I pay?').click();
  await expect(page.getByText('$297 per month')).toBeVisible();
});

test('/ shows the first step of a client’s way above a list of all, and no control for them', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Where Wellness Meets Medicine' });
  await expect(hero.getByRole('img', { name: 'A client’s phone with the intake of Fernhill Strength' })).toBeVisible();
  const list = hero.getByRole('list').filter({ hasText: 'A provider decides.' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list).toBeVisible();
  await expect(hero.locator('[role=tab], input, button').filter({ visible: true })).toHaveCount(0);
});

test('a visitor applies for a job by email', async ({ page }) => {
  await page.goto(JOB.path);
  const link = page.getByRole('main').locator('a[href^="mailto:"]:visible').first();
  await expect(link).toHaveAttribute('href', /Appointment%20Setter/);
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeHidden();
});

test('/webinar names a link instead of counting down, and shows its topics in full', async ({ page }) => {
  await page.goto('/webinar');
  const start = page.getByRole('link', { name: 'Go to the partner start page' });
  await expect(start).toHaveAttribute('href', 'https://app.ardenwell.example/start');
  await expect(page.getByText('15:00', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Sample video')).toHaveAttribute('controls');
  await expect(page.getByRole('heading', { name: 'What the provider does' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What keeps you on the right side' })).toBeVisible();
});
