import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import postgres from 'postgres';
import { paths } from '../../src/config/paths.ts';
import { memoryBelow } from '../../tools/shared/memory.ts';
import { landingIds } from '../architecture/landingPages.ts';
import { Backend } from '../e2e/helpers/backend.ts';
import { book } from '../e2e/helpers/calendar.ts';
import { databaseUrl, SITE } from '../e2e/helpers/environment.ts';
import type { Visit } from '../e2e/helpers/fixtures.ts';
import { fillLeadForm, forms } from '../e2e/helpers/forms.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const VISITORS = 8;
const SAMPLES = 30;

type FormId = keyof typeof forms;
type Choose = (below: number) => number;

/** The actions of one visitor. @returns the form that showed its thanks */
type Scenario = (visit: Visit, choose: Choose) => Promise<FormId | undefined>;

const landingPages = landingIds.map((id) => paths[id]);

const pages = ['/', ...landingPages, '/about', '/faq', '/careers', '/testimonials', '/webinar', '/start'];

/** Slower than a program, faster than a person. */
const pause = (page: Page, choose: Choose) => page.waitForTimeout(300 + choose(1200));

/** Follows a link of the header or the footer, which changes the page without a new document. */
async function follow(page: Page, choose: Choose): Promise<void> {
  const links = page.locator('header nav a[href^="/"], footer a[href^="/"]').filter({ visible: true });
  const link = links.nth(choose(await links.count()));
  const { pathname } = new URL((await link.getAttribute('href')) ?? '/', page.url());
  // Scrolling renders sections on the way, which may move the link.
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL((url) => url.pathname === pathname);
  // The address changes first: until the next page's code is loaded, the previous page stays, with links that are about to be removed.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`[^/]${pathname}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const read: Scenario = async ({ page }, choose) => {
  await page.goto(pages[choose(pages.length)] ?? '/');
  for (let time = 0; time < 5; time += 1) {
    await pause(page, choose);
    await follow(page, choose);
  }
  return undefined;
};

const changeMind: Scenario = async ({ page, email }, choose) => {
  await page.goto('/pepprac?utm_source=soak');
  await fillLeadForm(page, email);
  await pause(page, choose);
  await page.keyboard.press('Escape');
  return undefined;
};

const bookCall: Scenario = async ({ page, email }, choose) => {
  await page.goto('/pepprac?fpr=ann');
  const { submit } = await fillLeadForm(page, email);
  await pause(page, choose);
  await submit.dblclick();
  await page.waitForURL('**/booking-demo');
  await book(page, 'Booking calendar', email);
  return 'lead';
};

const send =
  (id: FormId): Scenario =>
  async (visit, choose) => {
    await visit.page.goto(forms[id].path);
    const filled = await forms[id].fill(visit);
    await pause(visit.page, choose);
    await filled.submit.click();
    await filled.expectThanks();
    return id;
  };

const scenarios: readonly Scenario[] = [read, read, changeMind, bookCall, bookCall, send('contact'), send('application')];

/** A size that must not grow, in megabytes, and how much it varies without a leak. */
type Measured = { name: string; noise: number; read: () => Promise<number> | number };

/** The memory of a program of the backends, which the parent of this process has started; 0 where the system does not report it. */
const memoryOf = (program: string): Measured => ({
  name: `memory of ${program}`,
  noise: 16,
  read: () => memoryBelow(process.ppid)?.find(({ name }) => name === program)?.megabytes ?? 0,
});

async function heapOf(page: Page): Promise<Measured> {
  const devtools = await page.context().newCDPSession(page);
  return {
    name: 'heap of a page that stays open',
    noise: 1,
    read: async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1024 ** 2;
    },
  };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Compares the middle third with the last, because in the first third code is still loaded and compiled. */
function growthOf({ name, noise }: Measured, samples: readonly number[]) {
  const third = Math.floor(samples.length / 3);
  const before = median(samples.slice(third, 2 * third));
  const after = median(samples.slice(-third));
  return { text: `${name}: ${before.toFixed(1)} MB, later ${after.toFixed(1)} MB`, isLeak: after > before * 1.1 + noise };
}

test(`${VISITORS} visitors at a time for ${MINUTES} minutes: no leak, no error, and a row for each thanks`, async ({
  browser,
}) => {
  test.setTimeout((MINUTES + 8) * 60_000);
  const sql = postgres(databaseUrl(), { max: 2, prepare: false });
  const backend = new Backend();
  const choose = (below: number) => Math.floor(Math.random() * below);
  const errors: string[] = [];
  const thanked: { form: FormId; email: string }[] = [];
  const endsAt = Date.now() + MINUTES * 60_000;
  let visits = 0;
  let pageChanges = 0;

  /** Opens a page whose console errors, uncaught errors and failed requests are recorded. */
  async function openPage(): Promise<Page> {
    // Eight pages that move would leave little to the one that is measured.
    const context = await browser.newContext({ baseURL: SITE, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const record = (what: string) => errors.push(`${page.url()}: ${what}`);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) record(message.text());
    });
    page.on('pageerror', (error) => record(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) record(`${response.url()} returned ${response.status()}`);
    });
    return page;
  }

  /** One failure does not end the others. */
  const attempt = (page: Page, act: () => Promise<void>) =>
    act().catch((cause: unknown) => errors.push(`at ${page.url()}: ${String(cause)}`));

  async function visitRepeatedly(): Promise<void> {
    while (Date.now() < endsAt) {
      visits += 1;
      const email = `dana+soak-${visits}@lakeside-peptides.example`;
      const page = await openPage();
      await attempt(page, async () => {
        const form = await scenarios[choose(scenarios.length)]?.({ page, backend, email }, choose);
        if (form) thanked.push({ form, email });
      });
      await page.context().close();
    }
  }

  // This page is never reloaded, so that the leaks of page changes add up in it.
  const resident = await openPage();
  async function keepChangingPages(): Promise<void> {
    await resident.goto('/');
    while (Date.now() < endsAt) {
      await attempt(resident, async () => {
        await follow(resident, choose);
        pageChanges += 1;
      });
      await sleep(200);
    }
  }

  const measured = [memoryOf('deno'), memoryOf('postgres'), await heapOf(resident)];
  const samples = measured.map((): number[] => []);
  async function measure(): Promise<void> {
    while (Date.now() < endsAt) {
      await sleep((MINUTES * 60_000) / SAMPLES);
      for (const [index, { read }] of measured.entries()) samples[index]?.push(await read());
    }
  }

  await Promise.all([...Array.from({ length: VISITORS }, visitRepeatedly), keepChangingPages(), measure()]);

  const growths = measured.map((one, index) => growthOf(one, samples[index] ?? []));
  console.log(`${visits} visits, ${pageChanges} changes of the page that stayed open, ${thanked.length} forms thanked for`);
  for (const { text } of growths) console.log(text);
  expect(errors).toEqual([]);
  expect(growths.filter(({ isLeak }) => isLeak)).toEqual([]);
  for (const { id, table } of Object.values(forms)) {
    const rows = await sql<{ email: string }[]>`select email from ${sql(table)} where email like 'dana+soak-%'`;
    const expected = thanked.filter(({ form }) => form === id).map(({ email }) => email);
    expect(rows.map(({ email }) => email).sort()).toEqual(expected.sort());
  }
  expect(thanked.length).toBeGreaterThan(MINUTES);
  await sql.end();
  await backend.close();
});
