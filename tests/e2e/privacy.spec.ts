/** A visitor decides which other companies' scripts may run, on a site with everything configured. */
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { book } from './helpers/calendar.ts';
import { expect, expectInteractive, FAILED_REQUEST, openPage, phone, visitor, waitToFill } from './helpers/fixtures.ts';
import { fillLeadForm, forms } from './helpers/forms.ts';
import { expectReachableByKeyboard } from './helpers/keyboard.ts';
import {
  clickInFooter,
  notice,
  openChoices,
  recordThirdParties,
  scripts,
  sendPrivacySignal,
  serveOptIn,
  test,
  type ScriptName,
} from './helpers/privacy.ts';

const names = Object.keys(scripts) as ScriptName[];
const once = names.map(() => 1);
type ThirdParties = ReturnType<typeof recordThirdParties>;
const isVital = ([, name]: unknown[]) => name === 'web_vital';
const vitals = (others: ThirdParties) => others.calls('analytics', 'event').filter(isVital);
const conversions = (others: ThirdParties) => others.calls('analytics', 'event').filter((call) => !isVital(call));

/** Follows an internal link: the page changes without a new document. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const left = await heading.innerText();
  await clickInFooter(page, 'link', name);
  await page.waitForURL(`**${path}`);
  // The address changes at once; the old page stays until the next one's code has loaded.
  await expect(heading).not.toHaveText(left);
}

/** One of each kind of content from other companies. */
const pagesOfEachKind = [paths.home, paths.pepprac, paths.appt, paths.webinar, paths.contact, paths.jobAppointmentSetter];

test.describe('with Global Privacy Control', () => {
  test.use(phone);

  test('pages of each kind request nothing from other companies, and show that the opt-out is honored', async ({ page }) => {
    const { requests } = recordThirdParties(page);
    await sendPrivacySignal(page);
    for (const path of pagesOfEachKind) {
      await page.goto(path);
      await expect(notice(page), path).toContainText('Opt-out request honored');
      // The notice is shown once per tab.
      await page.evaluate(() => sessionStorage.clear());
    }
    expect(requests).toEqual([]);
  });
});

test.describe('where it is tomorrow already', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the dialog names the day of a choice by the visitor’s own calendar', async ({ page }) => {
    const choice = { version: 1, at: '2026-11-20T20:00:00.000Z', advertising: false, analytics: true, services: true };
    await page.addInitScript((text) => localStorage.setItem('privacy-choice', text), JSON.stringify(choice));
    await openPage(page, '/faq');
    await expect((await openChoices(page)).getByText('You chose this on November 21, 2026.')).toBeVisible();
  });
});

test('on a phone the notice covers no control, for the finger and the Tab key', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/faq');
  await expect(notice(page)).toBeVisible();
  await expectReachableByKeyboard(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Your privacy choices' }).click({ trial: true });
});

test('on a phone the chat is an icon that keeps away from forms and dialogs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, paths.contact);
  await notice(page).getByRole('button', { name: 'Understood' }).click();
  const chat = page.locator('chat-widget');
  const showEndOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(chat).toHaveCount(1);
  await showEndOf('main form');
  await expect(chat).toBeHidden();
  await showEndOf('footer');
  await expect(chat).toBeVisible();
  expect(await chat.boundingBox()).toMatchObject({ width: 48, height: 48 });
  await openChoices(page);
  await expect(chat).toBeHidden();
});

test('each script loads once, each page counts as one page view with its vitals, and the chat stays when the page changes', async ({
  page,
}) => {
  const others = recordThirdParties(page);
  await page.goto('/pepprac?fpr=ann&email=dana%40x.example');
  await expect(notice(page)).toContainText('come from other companies');
  await expect(page.locator('chat-widget')).toHaveCount(1);
  await follow(page, 'About', '/about');
  await follow(page, 'Contact', '/contact');
  await expect.poll(() => others.calls('pixel', 'track').length).toBe(3);
  await expect.poll(() => others.calls('analytics', 'config').length).toBe(3);
  expect(names.map(others.count)).toEqual(once);
  await expect(page.locator('chat-widget')).toHaveCount(1);

  const pages = others.calls('analytics', 'config').map(([, , about]) => about as { page_path: string; page_title: string });
  expect(pages.map(({ page_path }) => page_path)).toEqual(['/pepprac', '/about', '/contact']);
  expect(new Set(pages.map(({ page_title }) => page_title)).size).toBe(3);
  const reported = () => vitals(others).map(([, , about]) => about as { metric_name: string });
  await expect.poll(() => reported().map((vital) => vital.metric_name)).toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  expect(JSON.stringify(reported())).not.toContain('dana');
  // The affiliate program reads the partner from the address; no other script gets a query.
  const seen = others.collected.filter(({ name }) => name !== 'affiliate').map(({ address }) => new URL(address).search);
  expect(new Set(seen)).toEqual(new Set(['']));
  expect(others.collected.find(({ name }) => name === 'affiliate')?.address).toContain('fpr=ann');
});

test('turning everything off stops the scripts and removes the chat at once, and the next page loads without them', async ({
  page,
}) => {
  const others = recordThirdParties(page);
  await page.goto('/pepprac');
  await expect(page.locator('chat-widget')).toHaveCount(1);
  await expect.poll(() => others.calls('pixel', 'track').length).toBe(1);
  const dialog = await openChoices(page);
  await dialog.getByRole('button', { name: 'Turn everything off' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('chat-widget')).toHaveCount(0);
  await expect(page.locator(`script[src="${scripts.chat}"]`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start the chat' })).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await clickInFooter(page, 'link', 'About');
  await reloaded;
  await expectInteractive(page);
  await follow(page, 'Contact', '/contact');
  expect(names.map(others.count)).toEqual(once);
  expect(others.calls('pixel', 'track')).toHaveLength(1);
  expect(others.calls('analytics', 'config')).toHaveLength(1);
  await expect(notice(page)).toHaveCount(0);

  // Starting the chat loads the chat alone.
  await page.getByRole('button', { name: 'Start the chat' }).click();
  await expect(page.locator('chat-widget')).toHaveCount(1);
  expect(names.filter((name) => others.count(name) > 1)).toEqual(['chat']);
});

test('opt-in: scripts run only after the visitor allows them', async ({ page }) => {
  const others = recordThirdParties(page);
  await serveOptIn(page);
  await page.goto('/pepprac');
  await expect(notice(page)).toContainText('only if you allow them');
  await follow(page, 'About', '/about');
  expect(others.requests).toEqual([]);
  await notice(page).getByRole('button', { name: 'Yes, allow' }).click();
  await expect(page.locator('chat-widget')).toHaveCount(1);
  await expect.poll(() => others.calls('analytics', 'config').length).toBe(1);
  expect(names.map(others.count)).toEqual(once);
});

const ADVERTISEMENT = '/pepprac?utm_source=news&gclid=Cj0-x_1&fpr=ann&email=dana%40x.example';

test('where advertising is allowed, the pixel and analytics get the campaign’s parameters and no others', async ({ page }) => {
  const others = recordThirdParties(page);
  await page.goto(ADVERTISEMENT);
  await expect.poll(() => others.calls('pixel', 'track').length).toBe(1);
  await expect.poll(() => others.calls('analytics', 'config').length).toBe(1);
  const pixel = others.collected.find(({ name }) => name === 'pixel');
  expect(new URL(pixel?.address ?? '').search).toBe('?utm_source=news&gclid=Cj0-x_1');
  const [, , about] = others.calls('analytics', 'config')[0] ?? [];
  expect((about as { page_location: string }).page_location).toMatch(/\/pepprac\?utm_source=news&gclid=Cj0-x_1$/);
  // The visitor can take it to another browser.
  await expect.poll(() => new URL(page.url()).search).toBe('?utm_source=news&gclid=Cj0-x_1');
  const dialog = await openChoices(page);
  await dialog.getByRole('button', { name: 'Turn everything off' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

/** Everything that the page has stored, without what belongs to the use of forms. */
const storedOn = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));

for (const [rule, answer] of [
  ['opt-in, after a no', 'No, thanks'],
  ['Global Privacy Control', 'Understood'],
] as const) {
  test(`${rule}: nothing of the campaign, the click or the partner is stored, or goes with a lead`, async ({
    page,
    backend,
    email,
  }) => {
    await (answer === 'Understood' ? sendPrivacySignal(page) : serveOptIn(page));
    await openPage(page, ADVERTISEMENT);
    await expect(notice(page)).toBeVisible();
    // The code that records how a visitor came has run.
    await page.waitForLoadState('networkidle');
    expect(await storedOn(page)).not.toMatch(/news|Cj0|ann/);
    await notice(page).getByRole('button', { name: answer }).click();
    await expect(notice(page)).toHaveCount(0);
    const { submit, expectThanks } = await fillLeadForm(page, email);
    await waitToFill(page);
    await submit.click();
    await expectThanks();
    expect(await storedOn(page)).not.toMatch(/news|Cj0|"ann/);
    const [lead] = await backend.leads(email);
    expect(lead).toMatchObject({ tracking_id: null, ref_id: null });
    expect(JSON.stringify(lead)).not.toMatch(/utm_source|Cj0|"ann"|landingPath/);
  });
}

test('opt-in, after a yes: what the visitor came with is stored and goes with a lead', async ({ page, backend, email }) => {
  await serveOptIn(page);
  await openPage(page, ADVERTISEMENT);
  await notice(page).getByRole('button', { name: 'Yes, allow' }).click();
  await expect.poll(() => storedOn(page)).toContain('Cj0-x_1');
  const { submit, expectThanks } = await fillLeadForm(page, email);
  await waitToFill(page);
  await submit.click();
  await expectThanks();
  const [lead] = await backend.leads(email);
  expect(lead).toMatchObject({ attribution: { fpr: 'ann', utm_source: 'news', gclid: 'Cj0-x_1' } });
});

test.describe('when requests fail', () => {
  test.use({ expectedErrors: FAILED_REQUEST });

  test('a lead and a booking are reported once each, with an id and without anything typed', async ({ page, email, backend }) => {
    const others = recordThirdParties(page);
    await page.goto('/pepprac?fpr=ann');
    await page.getByRole('button', { name: 'Understood' }).click();
    await backend.injectFault(forms.lead.functionName, '500');
    const { submit, dialog } = await fillLeadForm(page, email);
    await waitToFill(page);
    await submit.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(conversions(others)).toEqual([]);
    await submit.click();
    await page.waitForURL('**/booking-demo');
    await book(page, 'Booking calendar', email);

    await expect.poll(() => conversions(others).map(([, name]) => name)).toEqual(['generate_lead', 'booking_confirmed']);
    const pixelEvents = () => others.calls('pixel', 'track').filter(([, name]) => name !== 'PageView');
    await expect.poll(() => pixelEvents().map(([, name]) => name)).toEqual(['Lead', 'Schedule']);
    const [, , about] = conversions(others)[0] ?? [];
    const { event_id: id } = about as { event_id: string };
    expect(id).toBe((pixelEvents()[0]?.[3] as { eventID: string }).eventID);
    expect(others.calls('affiliate', 'referral')).toEqual([['referral', { uid: id }]]);
    const sent = decodeURIComponent(others.requests.join('\n'));
    for (const typed of Object.values({ ...visitor, email })) expect(sent).not.toContain(typed);
    // The server and the browser announce one event to the configured webhook, with the id that the trackers have.
    await expect.poll(() => backend.deliveries(email)).toEqual({ accepted: [true, true], events: [id] });
    const withoutProgram = others.requests.filter((url) => !url.includes('/affiliate/'));
    expect(withoutProgram.join('\n')).not.toContain('fpr');
  });

  test('with all scripts blocked, each is logged, the page offers an alternative to the chat, and a lead can be sent', async ({
    page,
    email,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('http://localhost:*/**', (route) => route.abort('blockedbyclient'));
    await page.goto('/pepprac');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Chat didn’t load.')).toBeVisible();
    await expect(footer.getByRole('status').getByRole('link')).toHaveAttribute('href', 'tel:+17135550142');
    for (const name of ['chat', 'analytics', 'affiliate program', 'advertising pixel', 'site helper']) {
      await expect.poll(() => logged).toContain(`Failed to load ${name} script`);
    }
    await page.getByRole('button', { name: 'Understood' }).click();
    const { submit, expectThanks } = await fillLeadForm(page, email);
    await submit.click();
    await expectThanks();
  });
});
