import type { Page } from '@playwright/test';
import type { Site } from '../../tools/shared/static-site/site.ts';
import { Applications } from './application.ts';
import { startConfiguredSite } from './configured.ts';
import { allowFailedRequests, calm, expect, takeTime, test, type Backend } from './fixtures.ts';
import { forms } from './forms.ts';
import { CONFIGURED_SITE } from './environment.ts';

/** The forms that the browser announces too, where the settings name a webhook. */
const WEBHOOKS = { lead: 'browser-lead', application: 'browser-application' } as const;

test.describe('webhooks that the browser calls', () => {
  let site: Site;
  test.use({ baseURL: CONFIGURED_SITE, ...calm });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startConfiguredSite();
  });
  test.afterAll(() => site.stop());

  for (const [id, webhook] of Object.entries(WEBHOOKS)) {
    const form = forms.find((one) => one.id === id);
    if (!form) throw new Error(`There is no form ${id}.`);

    const fillAndSend = async ({ page, backend, email }: { page: Page; backend: Backend; email: string }) => {
      const applications = new Applications();
      await page.goto(form.path);
      await page.getByRole('button', { name: 'Understood' }).click();
      const filled = await form.fill({ page, backend, applications, email });
      await takeTime(page);
      await filled.submit.click();
      await filled.expectThanks();
      await filled.expectStored(1);
      await applications.close();
    };

    test(`${id}: is announced by the server and by the browser, as one event`, async ({ page, backend, email }) => {
      await fillAndSend({ page, backend, email });
      await expect.poll(() => backend.deliveries(email)).toEqual({ accepted: [true, true], events: 1 });
    });

    for (const mode of ['fail', 'hang'] as const) {
      test(`${id}: the visitor does not notice a webhook that does ${mode}`, async ({ page, backend, email, consoleErrors }) => {
        await backend.setWebhook(webhook, mode);
        await fillAndSend({ page, backend, email });
        await expect.poll(async () => (await backend.deliveries(email)).accepted.sort()).toEqual([false, true]);
        await backend.setWebhook(webhook, 'ok');
        allowFailedRequests(consoleErrors);
      });
    }
  }
});
