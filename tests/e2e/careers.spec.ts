import { expect, test } from './fixtures.ts';
import { GATEWAY } from './environment.ts';

const jobs = [
  'lead-product-manager',
  'contentstrategist',
  'partner-support-specialist',
  'medication-intake-review-specialist',
  'patient-support-specialist',
  'appointment-setter',
  'telehealth-operations-director',
  'marketing-manager',
];
const listed = jobs.slice(0, 6);
const pages = ['/careers', '/culture-index', ...jobs.map((id) => `/jobs/${id}`)];

/** Those that name a place. Search engines take no remote job that names no country, and ours name none. */
const described = ['lead-product-manager', 'contentstrategist', 'telehealth-operations-director', 'marketing-manager'];

const YEARS_LATER = new Date('2030-01-01T12:00:00Z');

type JsonLd = {
  '@type'?: string;
  '@graph'?: { '@type': string; itemListElement?: { name: string }[] }[];
  [key: string]: unknown;
};

/** The JSON-LD of a page as its HTML has it, before any script runs. */
const readJsonLd = (html: string) =>
  [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as JsonLd,
  );

for (const path of pages) {
  test(`${path} hydrates in silence, asks nobody else, and is as wide as a screen of 320 px`, async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect([...hosts]).toEqual(['127.0.0.1']);
  });
}

for (const id of jobs) {
  test(`/jobs/${id} describes its place in the site to search engines, and its vacancy where it has one`, async ({
    request,
    page,
  }) => {
    const found = readJsonLd(await (await request.get(`/jobs/${id}`)).text());
    const posting = found.find((data) => data['@type'] === 'JobPosting');
    if (described.includes(id)) expect(posting).toMatchObject({ url: expect.stringMatching(`/jobs/${id}$`), directApply: true });
    else expect(posting).toBeUndefined();
    const crumbs = found.flatMap((data) => data['@graph'] ?? []).find((data) => data['@type'] === 'BreadcrumbList');
    expect(crumbs?.itemListElement?.map(({ name }) => name).slice(0, 2)).toEqual(['Home', 'Careers']);
    expect(crumbs?.itemListElement).toHaveLength(3);

    // Still one after the page's code took over, and with the title that visitors read.
    await page.goto(`/jobs/${id}`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(posting ? 2 : 1);
    if (posting) await expect(page.getByRole('heading', { level: 1 })).toHaveText(posting.title as string);
  });
}

test('the sitemap names the careers pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of pages) expect(sitemap).toContain(`${path}</loc>`);
});

test('the careers page and a job can be gone through by keyboard', async ({ page }) => {
  await page.goto('/careers');
  const explore = page.getByRole('link', { name: 'Explore Open Roles' });
  await explore.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#open-positions$/);
  await expect(page.getByRole('heading', { name: 'Open roles' })).toBeInViewport();

  // The next stop after the jump is the first role, not what comes after the button.
  for (const id of listed) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`a[href="/jobs/${id}"]`)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/jobs/appointment-setter');
  await expect(page.getByRole('heading', { level: 1, name: 'Appointment Setter' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Back to Careers' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/careers');
});

test('the way to the roles glides, and does not for whoever asked for no motion', async ({ page }) => {
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto('/careers');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(await behavior()).toBe('smooth');
  await page.getByRole('link', { name: 'Explore Open Roles' }).click();
  await expect(page.getByRole('heading', { name: 'Open roles' })).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
  await page.goto('/culture-index');
  expect(await behavior()).toBe('auto');
});

test('a link to the roles from another page leads to the list itself', async ({ page }) => {
  await page.goto('/culture-index');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('link', { name: 'See open roles' }).click();
  await page.waitForURL('**/careers#open-positions');
  await expect(page.getByRole('region', { name: 'Open roles' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Open roles' })).toBeInViewport();
});

test('each survey opens in a tab of its own', async ({ page, context }) => {
  await page.goto('/culture-index');
  const links = page.getByRole('link', { name: /^Open survey/ });
  await expect(links).toHaveCount(5);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open survey for Appointment Setter' }).click();
  const survey = await opened;
  expect(survey.url()).toBe(`${GATEWAY}/fakes/survey/appointment-setter`);
  await expect(survey.getByRole('heading', { level: 1 })).toHaveText('Appointment setter');
  await expect(page).toHaveURL(/culture-index$/);
});

test.describe('when a page that was made before is visited years later', () => {
  test.beforeEach(async ({ page }) => page.clock.setFixedTime(YEARS_LATER));

  for (const id of jobs) {
    test(`/jobs/${id} takes applications as long as it is published`, async ({ page }) => {
      await page.goto(`/jobs/${id}`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeEnabled();
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    });
  }

  test('the careers page lists its six jobs', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    for (const id of listed) await expect(page.locator(`a[href="/jobs/${id}"]`)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the careers page leads to its roles and from there to each job', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Explore Open Roles' }).click();
    await expect(page.getByRole('heading', { name: 'Open roles' })).toBeInViewport();
    for (const id of listed) await expect(page.locator(`a[href="/jobs/${id}"]`)).toBeVisible();
  });

  for (const id of jobs) {
    test(`/jobs/${id} reads, and one applies by mail`, async ({ page }) => {
      await page.goto(`/jobs/${id}`);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await expect(page.getByRole('heading', { name: 'Key Responsibilities' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
      const byMail = page.getByRole('link', { name: 'Apply by email' }).first();
      await expect(byMail).toBeVisible();
      expect(new URL((await byMail.getAttribute('href')) ?? '').searchParams.get('subject')).toBe(`Application: ${title ?? ''}`);
    });
  }

  test('the surveys are links', async ({ page }) => {
    await page.goto('/culture-index');
    await expect(page.getByRole('link', { name: 'Open survey for Content Producer & Strategist' })).toHaveAttribute(
      'href',
      `${GATEWAY}/fakes/survey/content-producer-strategist`,
    );
  });
});
