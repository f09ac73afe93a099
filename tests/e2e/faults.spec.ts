import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { clusterDir } from '../../tools/backend/postgres.ts';
import { readPostmaster } from '../../tools/backend/postmaster.ts';
import { projectRoot } from '../../tools/shared/paths.ts';
import { rejectStorage, slowDown } from './helpers/browserConditions.ts';
import { environment } from './helpers/environment.ts';
import { coversFault } from './helpers/faults.ts';
import { expect, FAILED_REQUEST, openPage, phone, test, waitToFill } from './helpers/fixtures.ts';
import { forms, openFilled, type FilledForm, type FormUnderTest } from './helpers/forms.ts';

/**
 * The code that handles these faults is shared by the forms (`useSubmission`, `invokeFunction`, `supabase/functions/_shared`), so
 * the lead form stands for all of them. The contact form shows that it handles one failure of each kind; the job application,
 * which also uploads a file, is in `applicationFaults.spec.ts`.
 */
const { lead, contact, application } = forms;

const SENTENCE = 'We are moving our records. Please try again in a minute.';
/** Longer than the page waits for a response. */
const GIVEN_UP_AFTER_MS = 21_000;

test.use({ ...phone, expectedErrors: FAILED_REQUEST });

const isCallOf =
  ({ functionName }: FormUnderTest) =>
  (request: { method: () => string; url: () => string }) =>
    request.method() === 'POST' && request.url().endsWith(functionName);

/** Clicks the button and waits for the end of the request, so that an error seen afterwards is not that of an earlier attempt. */
async function send(page: Page, form: FormUnderTest, { submit }: FilledForm): Promise<void> {
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isCallOf(form)),
    page.waitForEvent('requestfailed', isCallOf(form)),
  ]);
  await submit.click();
  await ended;
}

/** Sends a filled form by two clicks, or by hitting Enter twice: one request, one row. */
async function sendTwice(page: Page, form: FormUnderTest, filled: FilledForm, by: 'click' | 'Enter'): Promise<void> {
  let requests = 0;
  page.on('request', (request) => {
    if (isCallOf(form)(request)) requests += 1;
  });
  if (by === 'click') {
    // Two clicks before the button can be disabled.
    await filled.submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  } else {
    await filled.submit.focus();
    for (let time = 0; time < 2; time += 1) await page.keyboard.press('Enter');
  }
  await filled.expectThanks();
  await filled.expectStored(1);
  expect(requests).toBe(1);
}

/** The first attempt fails, the second is stored. */
async function expectSecondAttempt(filled: FilledForm): Promise<void> {
  await filled.submit.click();
  await filled.expectThanks();
  await filled.expectStored(1);
}

test(
  'lead: each failure of the function is shown, and the next double click stores the lead once',
  coversFault('function-fails: lead', 'double-click: lead'),
  async ({ visit }) => {
    const { page, backend } = visit;
    const filled = await openFilled(lead, visit);
    for (const fault of ['message', '500', '502', '503', '546']) {
      await backend.injectFault(lead.functionName, { fault, message: SENTENCE, status: 503 });
      await send(page, lead, filled);
      await filled.expectFailure(fault === 'message' ? SENTENCE : lead.errors.unavailable);
    }
    await filled.expectStored(0);
    await sendTwice(page, lead, filled, 'click');
  },
);

test(
  'lead: a lost response is shown as an error, and hitting Enter twice stores no second row',
  coversFault('lost-response: lead', 'double-click: lead'),
  async ({ visit }) => {
    const { page, backend } = visit;
    const filled = await openFilled(lead, visit);
    // Twice: the browser itself repeats a request when a reused connection ends without a response.
    await backend.injectFault(lead.functionName, 'drop-after-commit', 2);
    await send(page, lead, filled);
    await filled.expectFailure(lead.errors.unreachable);
    await filled.expectStored(1);
    await backend.clearFaults();
    await sendTwice(page, lead, filled, 'Enter');
  },
);

test(
  'contact: a sentence, a crash and a lost response are shown, and the next double click stores the message once',
  coversFault('function-fails: contact', 'lost-response: contact', 'double-click: contact'),
  async ({ visit }) => {
    const { page, backend } = visit;
    const filled = await openFilled(contact, visit);
    const failures = [
      { fault: { fault: 'message', message: SENTENCE, status: 503 }, times: 1, error: SENTENCE, stored: 0 },
      { fault: '503', times: 1, error: contact.errors.unavailable, stored: 0 },
      { fault: 'drop-after-commit', times: 2, error: contact.errors.unreachable, stored: 1 },
    ] as const;
    for (const { fault, times, error, stored } of failures) {
      await backend.injectFault(contact.functionName, fault, times);
      await send(page, contact, filled);
      await filled.expectFailure(error);
      await filled.expectStored(stored);
    }
    await backend.clearFaults();
    await sendTwice(page, contact, filled, 'click');
  },
);

test(
  'lead: a request without a response is given up and can be sent again',
  coversFault('no-response: lead'),
  async ({ visit }) => {
    const { page, backend } = visit;
    await page.clock.install();
    const filled = await openFilled(lead, visit);
    await backend.injectFault(lead.functionName, 'hang');
    await filled.submit.click();
    await backend.expectFaultsMet();
    await expect(filled.submit).toBeDisabled();
    await page.clock.fastForward(GIVEN_UP_AFTER_MS);
    await filled.expectFailure(lead.errors.unreachable);
    await filled.expectStored(0);
    await expectSecondAttempt(filled);
  },
);

for (const form of [lead, application]) {
  test(
    `${form.id}: two tabs keep their own drafts and store a row each`,
    coversFault(`two-tabs: ${form.id as 'lead' | 'application'}`),
    async ({ visit, context }) => {
      const other = { ...visit, page: await context.newPage(), email: visit.email.replace('dana', 'other') };
      const tabs = [await openFilled(form, visit), await openFilled(form, other)];
      await visit.page.bringToFront();
      for (const tab of tabs) await tab.expectUnchanged();
      // A background page renders slowly, so the clicks are dispatched to both at once.
      await Promise.all(tabs.map(({ submit }) => submit.evaluate((button: HTMLButtonElement) => button.click())));
      for (const tab of tabs) await expect(async () => tab.expectStored(1)).toPass();
    },
  );

  test(
    `${form.id}: without cookies and storage it can be sent, also after an error`,
    coversFault(`storage-rejected: ${form.id as 'lead' | 'application'}`),
    async ({ visit }) => {
      await rejectStorage(visit.page);
      const filled = await openFilled(form, visit);
      await visit.backend.injectFault(form.functionName, '503');
      await send(visit.page, form, filled);
      await filled.expectFailure(form.errors.unavailable);
      await expectSecondAttempt(filled);
    },
  );
}

test(
  'lead: offline, an error is shown at once and nothing is sent by itself',
  coversFault('offline: lead'),
  async ({ visit, context }) => {
    const filled = await openFilled(lead, visit);
    await context.setOffline(true);
    await filled.submit.click();
    await filled.expectFailure('offline');
    await context.setOffline(false);
    await filled.expectStored(0);
    await expectSecondAttempt(filled);
  },
);

test(
  'lead: on a slow connection a click is acknowledged at once and stored once',
  coversFault('slow-connection: lead'),
  async ({ visit }) => {
    await openPage(visit.page, lead.path);
    await slowDown(visit.page);
    const filled = await lead.fill(visit);
    await filled.submit.click();
    await expect(filled.submit).toBeDisabled();
    await expect(filled.submit).toHaveText('Submitting...');
    await expect(async () => filled.expectThanks()).toPass({ timeout: 20_000 });
    await filled.expectStored(1);
  },
);

test(
  'lead: when the backend’s client cannot be loaded, the next click requests it again',
  coversFault('missing-code: lead'),
  async ({ visit }) => {
    const filled = await openFilled(lead, visit);
    const client = '**/createSupabaseClient-*.js*';
    await visit.page.route(client, (route) => route.fulfill({ status: 404, body: '' }));
    await filled.submit.click();
    await filled.expectFailure(lead.errors.unreachable);
    await visit.page.unroute(client);
    await expectSecondAttempt(filled);
  },
);

test(
  'lead: with PostgreSQL killed by signal 9 at the click, what was acknowledged is stored',
  coversFault('database-killed: lead'),
  async ({ visit }) => {
    const filled = await openFilled(lead, visit);
    const pid = readPostmaster(clusterDir(join(projectRoot(), environment.dir, 'data')))?.pid ?? 0;
    expect(pid).toBeGreaterThan(0);
    process.kill(pid, 'SIGKILL');
    await filled.submit.click();
    // A visitor who reads an error clicks again, as often as it takes.
    await expect(async () => {
      if (await filled.submit.isVisible()) {
        await expect(filled.submit).toBeEnabled({ timeout: 13_000 });
        await filled.expectUnchanged();
        await filled.submit.click();
      }
      await filled.expectThanks();
    }).toPass();
    await expect(async () => filled.expectStored(1)).toPass();
  },
);

for (const mode of ['hang', 'fail'] as const) {
  test(
    `lead: the visitor does not notice a webhook in mode “${mode}”, and it is delivered once after an hour`,
    coversFault('webhook-down: lead'),
    async ({ visit }) => {
      const { page, backend, email } = visit;
      await backend.setWebhook(lead.webhook, mode);
      const filled = await openFilled(lead, visit);
      await waitToFill(page);
      await expectSecondAttempt(filled);
      if (mode === 'hang') return;
      await expect(async () => {
        await backend.passHour(email);
        expect(await backend.deliveries(email)).toEqual({ accepted: [false, false], events: 1 });
      }).toPass();
      await backend.setWebhook(lead.webhook, 'ok');
      await expect(async () => {
        await backend.passHour(email);
        expect(await backend.deliveries(email)).toEqual({ accepted: [false, false, true], events: 1 });
      }).toPass();
      await backend.passHour(email);
      expect((await backend.deliveries(email)).accepted).toHaveLength(3);
    },
  );
}
