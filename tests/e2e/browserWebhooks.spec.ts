import { test } from './helpers/configured.ts';
import { expect, FAILED_REQUEST, phone, waitToFill, type Visit } from './helpers/fixtures.ts';
import { forms, type FormUnderTest } from './helpers/forms.ts';

test.use({ ...phone, expectedErrors: FAILED_REQUEST });

async function fillAndSend(form: FormUnderTest, visit: Visit): Promise<void> {
  await visit.page.goto(form.path);
  await visit.page.getByRole('button', { name: 'Understood' }).click();
  const filled = await form.fill(visit);
  await waitToFill(visit.page);
  await filled.submit.click();
  await filled.expectThanks();
  await filled.expectStored(1);
}

for (const form of [forms.lead, forms.application]) {
  test(`${form.id}: the server and the browser announce one event to the configured webhook`, async ({ visit }) => {
    await fillAndSend(form, visit);
    await expect.poll(() => visit.backend.deliveries(visit.email)).toEqual({ accepted: [true, true], events: 1 });
  });
}

for (const mode of ['fail', 'hang'] as const) {
  test(`lead: the visitor does not notice a browser’s webhook in mode “${mode}”`, async ({ visit }) => {
    const { backend, email } = visit;
    await backend.setWebhook('browser-lead', mode);
    await fillAndSend(forms.lead, visit);
    await expect.poll(async () => (await backend.deliveries(email)).accepted.sort()).toEqual([false, true]);
  });
}
