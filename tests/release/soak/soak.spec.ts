import { test, type Page } from '@playwright/test';
import postgres from 'postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import { Backend } from '../../e2e/helpers/backend.ts';
import { expect } from '../../e2e/helpers/fixtures.ts';
import { allForms } from '../../e2e/helpers/forms.ts';
import { numbers } from '../../e2e/helpers/numbers.ts';
import { readClicks, recordClicks } from './clicks.ts';
import { SITE } from './environment.ts';
import { growthOf, type Series } from './flatness.ts';
import { openResident, startServers } from './measured.ts';
import { follow, PACE, scenarios, type FormId } from './scenarios.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const VISITORS = 8;
const SAMPLES = 30;

/** Records console errors, uncaught errors, and every error of our servers. */
function listen(page: Page, consoleErrors: string[]): void {
  const record = (what: string) => consoleErrors.push(`${page.url()}: ${what}`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) record(message.text());
  });
  page.on('pageerror', (error) => record(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) record(`${response.url()} returned ${response.status()}`);
  });
}

test(`${VISITORS} concurrent visitors for ${MINUTES} minutes: no leak, no error, and a row for each thanks`, async ({
  browser,
}) => {
  test.setTimeout((MINUTES + 8) * 60_000);
  const servers = await startServers();
  const sql = postgres(servers.dbUrl, { max: 2, prepare: false });
  const backend = new Backend(servers.dbUrl);
  const resident = await openResident(browser);
  const choose = numbers(1);
  const consoleErrors: string[] = [];
  const thanked: { form: FormId; email: string }[] = [];
  const endsAt = Date.now() + MINUTES * 60_000;
  let visits = 0;
  let pageChanges = 0;

  /** Failures are reported at the end of the test, after the page's last clicks. */
  async function onPage(page: Page, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (cause) {
      // The cause last: of a long log, continuous integration shows the end.
      consoleErrors.push(`${await readClicks(page)}\n  then at ${page.url()}: ${String(cause)}`);
    }
  }

  async function visitRepeatedly(): Promise<void> {
    while (Date.now() < endsAt) {
      visits += 1;
      const email = `dana+soak-${visits}@lakeside-peptides.example`;
      // Eight pages that move would leave little to what is measured: the one that stays open moves.
      const context = await browser.newContext({ baseURL: SITE, reducedMotion: 'reduce' });
      const page = await context.newPage();
      listen(page, consoleErrors);
      await recordClicks(page);
      const scenario = scenarios[choose(scenarios.length)];
      await onPage(page, async () => {
        for (const form of (await scenario?.({ page, backend, email }, choose)) ?? []) thanked.push({ form, email });
      });
      await context.close();
    }
  }

  async function keepChangingPages(): Promise<void> {
    listen(resident.page, consoleErrors);
    await recordClicks(resident.page);
    await resident.page.goto('/');
    while (Date.now() < endsAt) {
      await onPage(resident.page, async () => {
        await follow(resident.page, choose);
        pageChanges += 1;
      });
      await sleep(200 * PACE);
    }
  }

  const measured = [...servers.measured, resident.heap];
  const series: Series[] = measured.map(({ name, noise }) => ({ name, noise, megabytes: [] }));
  async function measure(): Promise<void> {
    while (Date.now() < endsAt) {
      await sleep((MINUTES * 60_000) / SAMPLES);
      for (const [index, { measure: read }] of measured.entries()) series[index]?.megabytes.push(await read());
    }
  }

  await Promise.all([...Array.from({ length: VISITORS }, visitRepeatedly), keepChangingPages(), measure()]);

  console.log(
    `\n${visits} visits, ${pageChanges} changes of page in the one that stayed open, ${thanked.length} forms thanked for`,
  );
  const growths = series.map(growthOf);
  for (const { name, before, after } of growths) console.log(`${name}: ${before.toFixed(1)} MB, later ${after.toFixed(1)} MB`);

  expect(consoleErrors).toEqual([]);
  expect(growths.filter(({ isFlat }) => !isFlat)).toEqual([]);
  for (const { id, table } of allForms) {
    const rows = await sql<{ email: string }[]>`select email from ${sql(table)} order by email`;
    const wanted = thanked.filter(({ form }) => form === id).map((one) => one.email);
    console.log(`${table}: ${rows.length} rows, ${wanted.length} thanked for`);
    expect(rows.map(({ email }) => email).sort()).toEqual(wanted.sort());
  }
  expect(thanked.length).toBeGreaterThan(MINUTES);
  await sql.end();
  await backend.close();
  await servers.stop();
});
