import { test, type Page } from '@playwright/test';
import postgres from 'postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import { Applications } from '../e2e/application.ts';
import { Backend, expect } from '../e2e/fixtures.ts';
import { numbers } from '../support/numbers.ts';
import { growthOf, type Series } from './flatness.ts';
import { follow, journeys, PACE } from './journeys.ts';
import { openResident, startServers } from './measured.ts';
import { rememberedPresses, rememberPresses } from './clicks.ts';
import { SITE } from './environment.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const VISITORS = 8;
const SAMPLES = 30;
const TABLES = { lead: 'affiliate_leads', contact: 'contact_messages', application: 'job_applications' } as const;

/** Whatever a page complains of, and every answer that is an error of ours. */
function listen(page: Page, consoleErrors: string[]): void {
  const complain = (what: string) => consoleErrors.push(`${page.url()}: ${what}`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.url()} answered ${response.status()}`);
  });
}

test(`${VISITORS} visitors at a time for ${MINUTES} minutes: no leak, no error, and a row for each thanks`, async ({
  browser,
}) => {
  test.setTimeout((MINUTES + 8) * 60_000);
  const servers = await startServers();
  const sql = postgres(servers.dbUrl, { max: 2, prepare: false });

  const applications = new Applications(servers.dbUrl);
  const backend = new Backend(sql);
  const resident = await openResident(browser);
  const choose = numbers(1);
  const consoleErrors: string[] = [];
  const thanked: { form: keyof typeof TABLES; email: string }[] = [];
  const endsAt = Date.now() + MINUTES * 60_000;
  let visits = 0;
  let walked = 0;

  /** What a page fails at, with its last presses, is told at the end, as everything that went wrong. */
  async function onPage(page: Page, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (cause) {
      consoleErrors.push(`${page.url()}: ${String(cause)}${await rememberedPresses(page)}`);
    }
  }

  async function comeAgainAndAgain(): Promise<void> {
    while (Date.now() < endsAt) {
      visits += 1;
      const email = `dana+soak-${visits}@lakeside-peptides.example`;
      const context = await browser.newContext({ baseURL: SITE });
      const page = await context.newPage();
      listen(page, consoleErrors);
      await rememberPresses(page);
      const journey = journeys[choose(journeys.length)];
      await onPage(page, async () => {
        for (const form of (await journey?.({ page, backend, applications, email }, choose)) ?? []) thanked.push({ form, email });
      });
      await context.close();
    }
  }

  async function stay(): Promise<void> {
    listen(resident.page, consoleErrors);
    await rememberPresses(resident.page);
    await resident.page.goto('/');
    while (Date.now() < endsAt) {
      await onPage(resident.page, async () => {
        await follow(resident.page, choose);
        walked += 1;
      });
      await sleep(200 * PACE);
    }
  }

  const measured = [...servers.measured, resident.heap];
  const series: Series[] = measured.map(({ name, breath }) => ({ name, breath, megabytes: [] }));
  async function measure(): Promise<void> {
    while (Date.now() < endsAt) {
      await sleep((MINUTES * 60_000) / SAMPLES);
      for (const [index, { measure: look }] of measured.entries()) series[index]?.megabytes.push(await look());
    }
  }

  await Promise.all([...Array.from({ length: VISITORS }, comeAgainAndAgain), stay(), measure()]);

  console.log(`\n${visits} visits, ${walked} changes of page in the one that stayed open, ${thanked.length} forms thanked for`);
  const growths = series.map(growthOf);
  for (const { name, before, after } of growths) console.log(`${name}: ${before.toFixed(1)} MB, later ${after.toFixed(1)} MB`);

  expect(consoleErrors).toEqual([]);
  expect(growths.filter(({ isFlat }) => !isFlat)).toEqual([]);
  for (const [form, table] of Object.entries(TABLES)) {
    const rows = await sql<{ email: string }[]>`select email from ${sql(table)} order by email`;
    const wanted = thanked.filter((one) => one.form === form).map((one) => one.email);
    console.log(`${table}: ${rows.length} rows, ${wanted.length} thanked for`);
    expect(rows.map(({ email }) => email).sort()).toEqual(wanted.sort());
  }
  expect(thanked.length).toBeGreaterThan(MINUTES);
  await sql.end();
  await applications.close();
  await servers.stop();
});
