import type { Page } from '@playwright/test';
import type { Site } from '../../tools/shared/static-site/site.ts';
import { paths } from '../../src/config/paths.ts';
import { askFirst, scripts, sendSignal, startConfiguredSite, watchOthers, type ScriptName } from './configured.ts';
import { Applications } from './application.ts';
import { openBroken } from './brokenSection.ts';
import { against } from './faults.ts';
import { allowFailedRequests, book, expect, fillLeadForm, takeTime, test, visitor } from './fixtures.ts';
import { forms } from './forms.ts';
import { notice, openChoices, untilHydrated } from './privacy.ts';
import { CONFIGURED_SITE } from './environment.ts';

const names = Object.keys(scripts) as ScriptName[];
const isVital = ([, name]: unknown[]) => name === 'web_vital';
type Others = ReturnType<typeof watchOthers>;
const vitals = (others: Others) => others.calls('analytics', 'event').filter(isVital);
const achieved = (others: Others) => others.calls('analytics', 'event').filter((call) => !isVital(call));

/** A link of ours: the page changes, the document does not. */
const follow = async (page: Page, name: string, path: string) => {
  const heading = page.getByRole('heading', { level: 1 });
  const left = await heading.innerText();
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**${path}`);
  // The address changes at once; the page that is left stays until the next one's part has come.
  await expect(heading).not.toHaveText(left);
};

test.describe('everything configured', () => {
  let site: Site;
  test.use({ baseURL: CONFIGURED_SITE });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startConfiguredSite();
  });
  test.afterAll(() => site.stop());

  test('with Global Privacy Control a walk over all pages asks nobody else for anything, and says so', async ({ page }) => {
    test.setTimeout(120_000);
    const { requests } = watchOthers(page);
    const measuring: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/web-vitals')) measuring.push(request.url());
    });
    await sendSignal(page);
    for (const path of Object.values(paths)) {
      await page.goto(path);
      // Said once in a tab; its being closed is kept no longer than that.
      await page.evaluate(() => sessionStorage.clear());
      await expect(notice(page)).toContainText('Opt-out request honored');
    }
    expect(measuring).toEqual([]);
    const dialog = await openChoices(page);
    await expect(dialog).toContainText('Opt-out request honored.');
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).toBeDisabled();
    expect(requests).toEqual([]);
  });

  test('each script comes once; one page view a page; the chat stays through a change of page', async ({ page }) => {
    const others = watchOthers(page);
    await page.goto('/pepprac?fpr=ann&email=dana%40x.example');
    await expect(notice(page)).toContainText('Other companies’ scripts run on this site');
    await expect(page.locator('chat-widget')).toHaveCount(1);
    await follow(page, 'About', '/about');
    await follow(page, 'Contact', '/contact');
    await expect.poll(() => others.calls('pixel', 'track').length).toBe(3);
    await expect.poll(() => others.calls('analytics', 'config').length).toBe(3);
    expect(names.map((name) => [name, others.count(name)])).toEqual(names.map((name) => [name, 1]));
    await expect(page.locator('chat-widget')).toHaveCount(1);

    const pages = others.calls('analytics', 'config').map(([, , about]) => about as { page_path: string; page_title: string });
    expect(pages.map(({ page_path }) => page_path)).toEqual(['/pepprac', '/about', '/contact']);
    expect(new Set(pages.map(({ page_title }) => page_title)).size).toBe(3);
    // The affiliate program reads which partner the address names; nobody else sees a query.
    const seen = others.collected.filter(({ name }) => name !== 'affiliate').map(({ address }) => new URL(address).search);
    expect(new Set(seen)).toEqual(new Set(['']));
    expect(others.collected.find(({ name }) => name === 'affiliate')?.address).toContain('fpr=ann');
  });

  test('how fast the page was is told to analytics alone, without who looked at it', async ({ page }) => {
    const others = watchOthers(page);
    const code = page.waitForRequest('**/assets/web-vitals-*.js');
    await page.goto('/pepprac?email=dana%40x.example');
    await code;
    await page.getByRole('button', { name: 'Understood' }).click();
    const told = () => vitals(others).map(([, , about]) => about as Record<string, unknown>);
    await expect.poll(() => told().map(({ metric_name }) => metric_name)).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
    for (const { metric_value, metric_rating, page_path } of told()) {
      expect(metric_value).toEqual(expect.any(Number));
      expect(metric_rating).toMatch(/^(good|needs-improvement|poor)$/);
      expect(page_path).toBe('/pepprac');
    }
    expect(JSON.stringify(told())).not.toContain('dana');
    expect(JSON.stringify(others.calls('pixel', 'track'))).not.toContain('LCP');
  });

  test('a lead and a booking are told once each, with an id and nothing that was typed', async ({
    page,
    email,
    backend,
    consoleErrors,
  }) => {
    const others = watchOthers(page);
    await page.goto('/pepprac?fpr=ann');
    await page.getByRole('button', { name: 'Understood' }).click();
    await backend.spoil('track-affiliate-lead', { fault: '500' });
    const { submit, dialog } = await fillLeadForm(page, email);
    await takeTime(page);
    await submit.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(achieved(others)).toEqual([]);
    await submit.click();
    await page.waitForURL('**/booking-demo');
    await book(page, 'Booking calendar', email);

    await expect.poll(() => achieved(others).map(([, name]) => name)).toEqual(['generate_lead', 'booking_confirmed']);
    const conversions = () => others.calls('pixel', 'track').filter(([, name]) => name !== 'PageView');
    await expect.poll(() => conversions().map(([, name]) => name)).toEqual(['Lead', 'Schedule']);
    const [, , about] = achieved(others)[0] ?? [];
    const { event_id: id } = about as { event_id: string };
    expect(id).toBe((conversions()[0]?.[3] as { eventID: string }).eventID);
    expect(others.calls('affiliate', 'referral')).toEqual([['referral', { uid: id }]]);
    const sent = decodeURIComponent(others.requests.join('\n'));
    for (const typed of [visitor.name, email, visitor.phone, visitor.businessName]) expect(sent).not.toContain(typed);
    const withoutProgram = others.requests.filter((url) => !url.includes('/affiliate/'));
    expect(withoutProgram.join('\n')).not.toContain('fpr');
    allowFailedRequests(consoleErrors);
  });

  test(
    'a band that fails is told to analytics by its place alone, and to nobody with the signal on',
    against('band-fails', 'page'),
    async ({ page, context, consoleErrors }) => {
      const others = watchOthers(page);
      await openBroken(page, '/?email=dana%40x.example');
      await expect.poll(() => achieved(others)).toHaveLength(1);
      const [[, name, about] = []] = achieved(others);
      expect(name).toBe('band_failed');
      expect(about).toMatchObject({ band: 'band-5', page_path: '/' });
      expect(decodeURIComponent(others.requests.filter((url) => !url.includes('/affiliate')).join('\n'))).not.toContain('dana@');

      const silent = await context.newPage();
      const { requests } = watchOthers(silent);
      await sendSignal(silent);
      await openBroken(silent, '/');
      await expect(silent.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(notice(silent)).toContainText('Opt-out request honored');
      expect(requests).toEqual([]);
      consoleErrors.splice(0);
    },
  );

  for (const form of forms.filter(({ id }) => id !== 'lead')) {
    test(
      `all of them blocked: the ${form.id} form is sent`,
      against('blocked-scripts', form.id),
      async ({ page, backend, email, consoleErrors }) => {
        const applications = new Applications();
        await page.route('http://localhost:*/**', (route) => route.abort('blockedbyclient'));
        await page.goto(form.path);
        await page.getByRole('button', { name: 'Understood' }).click();
        const filled = await form.fill({ page, backend, applications, email });
        await filled.submit.click();
        await filled.expectThanks();
        await filled.expectStored(1);
        await applications.close();
        allowFailedRequests(consoleErrors);
      },
    );
  }

  test('turned off: all is silent at once, the chat is gone, and the next page comes without their code', async ({ page }) => {
    const others = watchOthers(page);
    await page.goto('/pepprac');
    await expect(page.locator('chat-widget')).toHaveCount(1);
    await expect.poll(() => others.calls('pixel', 'track').length).toBe(1);
    const dialog = await openChoices(page);
    await dialog.getByRole('button', { name: 'Turn all off' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('chat-widget')).toHaveCount(0);
    await expect(page.locator(`script[src="${scripts.chat}"]`)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start the chat' })).toBeVisible();

    const reloaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await reloaded;
    await untilHydrated(page);
    await follow(page, 'Contact', '/contact');
    expect(names.map((name) => others.count(name))).toEqual(names.map(() => 1));
    expect(others.calls('pixel', 'track')).toHaveLength(1);
    expect(others.calls('analytics', 'config')).toHaveLength(1);
    await expect(notice(page)).toHaveCount(0);

    // Whoever wants the chat all the same has it, and it alone.
    await page.getByRole('button', { name: 'Start the chat' }).click();
    await expect(page.locator('chat-widget')).toHaveCount(1);
    expect(names.filter((name) => others.count(name) > 1)).toEqual(['chat']);
  });

  test('opt-in: nothing before the yes, everything after it, nothing after it was taken back', async ({ page }) => {
    const others = watchOthers(page);
    await askFirst(page);
    await page.goto('/pepprac');
    await expect(notice(page)).toContainText('May other companies’ scripts run here?');
    await follow(page, 'About', '/about');
    expect(others.requests).toEqual([]);
    await notice(page).getByRole('button', { name: 'Yes, allow' }).click();
    await expect(page.locator('chat-widget')).toHaveCount(1);
    await expect.poll(() => others.calls('analytics', 'config').length).toBe(1);
    expect(names.map((name) => others.count(name))).toEqual(names.map(() => 1));

    const dialog = await openChoices(page);
    await dialog.getByRole('button', { name: 'Turn all off' }).click();
    const before = others.requests.length;
    await page.goto('/faq');
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: 'Start the chat' })).toBeVisible();
    const after = others.requests.slice(before).filter((url) => !url.includes('/collect?call=%5B%22consent'));
    expect(after).toEqual([]);
  });

  test('opt-in: a no is kept', async ({ page }) => {
    const others = watchOthers(page);
    await askFirst(page);
    await page.goto('/pepprac');
    await notice(page).getByRole('button', { name: 'No, thanks' }).click();
    await page.goto('/faq');
    await expect(page.getByRole('button', { name: 'Start the chat' })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(others.requests).toEqual([]);
  });

  test(
    'all of them blocked: the page works, says what to do without the chat, and logs it',
    against('blocked-scripts', 'lead'),
    async ({ page, email, consoleErrors }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route('http://localhost:*/**', (route) => route.abort('blockedbyclient'));
      await page.goto('/pepprac');
      await expect(page.getByRole('contentinfo').getByText('Chat could not be loaded.')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('status').getByRole('link')).toHaveAttribute(
        'href',
        'tel:+17135550142',
      );
      for (const name of ['chat', 'analytics', 'affiliate program', 'advertising pixel', 'site helper']) {
        await expect.poll(() => logged).toContain(`Failed to load ${name} script`);
      }
      await page.getByRole('button', { name: 'Understood' }).click();
      const { submit, dialog } = await fillLeadForm(page, email);
      await submit.click();
      await expect(dialog.getByText('Thank You!')).toBeVisible();
      allowFailedRequests(consoleErrors);
    },
  );
});
