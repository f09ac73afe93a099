import { LOCAL_SERVICES } from './helpers/environment.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { jobPages } from './helpers/sitePages.ts';

/** In the order of the careers page; two more are published without being listed. */
const listed = [
  'lead-product-manager',
  'contentstrategist',
  'partner-support-specialist',
  'medication-intake-review-specialist',
  'patient-support-specialist',
  'appointment-setter',
].map((id) => `/jobs/${id}`);

/** The jobs with a place: search engines reject remote jobs without a country, and ours have none. */
const described = ['lead-product-manager', 'contentstrategist', 'telehealth-operations-director', 'marketing-manager'].map(
  (id) => `/jobs/${id}`,
);

const YEARS_LATER = new Date('2030-01-01T12:00:00Z');

type JsonLd = {
  '@type'?: string;
  '@graph'?: { '@type': string; itemListElement?: { name: string }[] }[];
  [key: string]: unknown;
};

/** The JSON-LD of a page's HTML, before any script runs. */
const readJsonLd = (html: string) =>
  [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as JsonLd,
  );

test('every job accepts applications and has its structured data, even years after it was published', async ({
  request,
  page,
}) => {
  expect(jobPages).toHaveLength(8);
  await page.clock.setFixedTime(YEARS_LATER);
  for (const path of jobPages) {
    const found = readJsonLd(await (await request.get(path)).text());
    const posting = found.find((data) => data['@type'] === 'JobPosting');
    if (described.includes(path)) {
      expect(posting, path).toMatchObject({ url: expect.stringMatching(`${path}$`), directApply: true });
    } else expect(posting, path).toBeUndefined();
    const crumbs = found.flatMap((data) => data['@graph'] ?? []).find((data) => data['@type'] === 'BreadcrumbList');
    expect(crumbs?.itemListElement?.map(({ name }) => name).slice(0, 2), path).toEqual(['Home', 'Careers']);
    expect(crumbs?.itemListElement, path).toHaveLength(3);

    await openPage(page, path);
    await expect(page.locator('script[type="application/ld+json"]'), path).toHaveCount(posting ? 2 : 1);
    if (posting) await expect(page.getByRole('heading', { level: 1 })).toHaveText(posting.title as string);
    await expect(page.getByRole('button', { name: 'Apply Now' }).first(), path).toBeEnabled();
    await expect(page.locator('meta[name="robots"]'), path).toHaveCount(0);
  }
  await openPage(page, '/careers');
  for (const path of listed) await expect(page.locator(`a[href="${path}"]`)).toBeVisible();
});

test('the careers page and a job work by keyboard', async ({ page }) => {
  await openPage(page, '/careers');
  const explore = page.getByRole('link', { name: 'Explore Open Roles' });
  // Focus scrolls the last 2 px smoothly, and Chromium drops a smooth jump that is asked for in the same frame. No hand is that fast.
  await explore.scrollIntoViewIfNeeded();
  await explore.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#open-positions$/);
  await expect(page.getByRole('heading', { name: 'Open roles' })).toBeInViewport();

  // After the jump, the next Tab stop is the first role, and not the element after the button.
  for (const path of listed) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`a[href="${path}"]`)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/jobs/appointment-setter');
  await expect(page.getByRole('heading', { level: 1, name: 'Appointment Setter' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const apply = page.getByRole('button', { name: 'Apply Now' }).first();
  await page.keyboard.press('Tab');
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(apply).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Back to Careers' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/careers');
});

test('the jump to the roles scrolls smoothly, unless the visitor prefers reduced motion', async ({ page }) => {
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await openPage(page, '/careers');
  expect(await behavior()).toBe('smooth');
  await page.getByRole('link', { name: 'Explore Open Roles' }).click();
  await expect(page.getByRole('heading', { name: 'Open roles' })).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
});

test('on the culture index, a link leads to the list of roles, and each survey opens in a new tab', async ({ page, context }) => {
  await openPage(page, '/culture-index');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  await expect(page.getByRole('link', { name: /^Open survey/ })).toHaveCount(5);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open survey for Appointment Setter' }).click();
  const survey = await opened;
  expect(survey.url()).toBe(`${LOCAL_SERVICES}/survey/appointment-setter`);
  await expect(survey.getByRole('heading', { level: 1 })).toHaveText('Appointment setter');
  await expect(page).toHaveURL(/culture-index$/);

  await page.bringToFront();
  await page.getByRole('link', { name: 'See open roles' }).click();
  await page.waitForURL('**/careers#open-positions');
  await expect(page.getByRole('region', { name: 'Open roles' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Open roles' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the careers page leads to its roles, and a visitor applies for each by email', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Explore Open Roles' }).click();
    await expect(page.getByRole('heading', { name: 'Open roles' })).toBeInViewport();
    for (const path of listed) await expect(page.locator(`a[href="${path}"]`)).toBeVisible();

    for (const path of jobPages) {
      await page.goto(path);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await expect(page.getByRole('heading', { name: 'Key Responsibilities' }), path).toBeVisible();
      await expect(page.getByRole('button', { name: 'Apply Now' }), path).toHaveCount(0);
      const byMail = page.getByRole('link', { name: 'Apply by email' }).first();
      await expect(byMail, path).toBeVisible();
      expect(new URL((await byMail.getAttribute('href')) ?? '').searchParams.get('subject')).toBe(`Application: ${title ?? ''}`);
    }
  });

  test('the surveys are links', async ({ page }) => {
    await page.goto('/culture-index');
    await expect(page.getByRole('link', { name: 'Open survey for Content Producer & Strategist' })).toHaveAttribute(
      'href',
      `${LOCAL_SERVICES}/survey/content-producer-strategist`,
    );
  });
});
