/**
 * A visitor sends a form, and something fails. The forms share the code that handles these faults (`useSubmission`,
 * `invokeFunction`, `supabase/functions/_shared`), so each fault is injected into one of them; the upload of an application is in
 * `apply.spec.ts`.
 */
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, phone, requestEnd, test, waitToFill } from './helpers/fixtures.ts';
import { forms, openFilled, type FilledForm, type FormUnderTest } from './helpers/forms.ts';

const { lead, contact, application } = forms;

const SENTENCE = 'We are moving our records. Please try again in a minute.';
/** This is longer than the page waits for a response. */
const GIVEN_UP_AFTER_MS = 21_000;

test.use({ ...phone, expectedErrors: FAILED_REQUEST });

async function send(page: Page, { functionName }: FormUnderTest, { submit }: FilledForm): Promise<void> {
  const ended = requestEnd(page, 'POST', functionName);
  await submit.click();
  await ended;
}

/** The first attempt fails, the second is stored. */
async function expectSecondAttempt(filled: FilledForm): Promise<void> {
  await filled.submit.click();
  await filled.expectThanks();
  await filled.expectStored(1);
}

for (const { form, message, crash, by } of [
  { form: lead, message: 503, crash: '500', by: 'click' },
  { form: contact, message: 429, crash: '502', by: 'Enter' },
] as const) {
  test(`${form.id}: a sentence, a crash and a lost response are shown, and two attempts at once by ${by} are stored once`, async ({
    visit,
  }) => {
    const { page, backend } = visit;
    const filled = await openFilled(form, visit);
    await backend.injectFault(form.functionName, { fault: 'message', message: SENTENCE, status: message });
    await send(page, form, filled);
    await filled.expectFailure(SENTENCE);
    await backend.injectFault(form.functionName, crash);
    await send(page, form, filled);
    await filled.expectFailure(form.errors.unavailable);
    await filled.expectStored(0);
    // The fault is injected twice: the browser itself repeats a request when a reused connection ends without a response.
    await backend.injectFault(form.functionName, 'drop-after-commit', 2);
    await send(page, form, filled);
    await filled.expectFailure(form.errors.unreachable);
    await filled.expectStored(1);
    await backend.clearFaults();

    let requests = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(form.functionName)) requests += 1;
    });
    if (by === 'Enter') {
      await filled.submit.focus();
      for (let time = 0; time < 2; time += 1) await page.keyboard.press('Enter');
    } else {
      // Two clicks before the button can be disabled.
      await filled.submit.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    }
    await filled.expectThanks();
    await filled.expectStored(1);
    expect(requests).toBe(1);
  });
}

for (const { form, width } of [
  { form: lead, width: 360 },
  { form: contact, width: 1440 },
  { form: application, width: 768 },
]) {
  test(`${form.id}: a double click whose second click lands on what replaced the form ends in thanks`, async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 800 });
    const { submit, expectThanks, expectStored } = await openFilled(form, visit);
    await waitToFill(page);
    await submit.scrollIntoViewIfNeeded();
    const box = await submit.boundingBox();
    if (!box) throw new Error('The button is not visible.');
    // However late the browser reports the thanks, the second click comes soon after them.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(submit).toBeHidden();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expectThanks();
    await expect(page).toHaveURL((url) => url.pathname === form.path);
    await expectStored(1);
  });
}

for (const form of [lead, contact]) {
  test(`${form.id}: on a small phone, a failure and the button that tries again are both on the screen`, async ({ visit }) => {
    const { page, backend } = visit;
    await page.setViewportSize({ width: 360, height: 640 });
    const { submit, expectFailure } = await openFilled(form, visit);
    await backend.injectFault(form.functionName, '500');
    await submit.click();
    await expectFailure(form.errors.unavailable);
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('alert').getByText(form.errors.unavailable)).toBeInViewport({ ratio: 1 });
  });
}

test('a request without a response is given up and can be sent again', async ({ visit }) => {
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
});

test('offline, an error is shown at once and nothing is sent by itself', async ({ visit, context }) => {
  const filled = await openFilled(lead, visit);
  await context.setOffline(true);
  await filled.submit.click();
  await filled.expectFailure('offline');
  await context.setOffline(false);
  await filled.expectStored(0);
  await expectSecondAttempt(filled);
});
