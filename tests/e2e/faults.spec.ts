import { join } from 'node:path';
import { projectRoot } from '../../tools/shared/paths.ts';
import { clusterDir } from '../../tools/backend/postgres.ts';
import { readPostmaster } from '../../tools/backend/postmaster.ts';
import { against } from './faults.ts';
import { allowFailedRequests, calm, expect, takeTime } from './fixtures.ts';
import { forms, openFilled, test } from './forms.ts';
import { slow3G } from './line.ts';
import { rejectStorage } from './storage.ts';
import { place } from './environment.ts';

const SENTENCE = 'We are moving our records. Please try again in a minute.';
/** Longer than a visitor's request is waited for. */
const GIVEN_UP_AFTER_MS = 21_000;

test.use(calm);

for (const form of forms) {
  const { id, functionName } = form;

  test.describe(`the ${id} form`, () => {
    test(
      'each answer of a failing function is told, and the press after it stores once',
      against('function-fails', id),
      async ({ environment, consoleErrors }) => {
        const filled = await openFilled(form, environment);
        for (const fault of ['500', '502', '503', '546', 'message']) {
          await environment.backend.spoil(functionName, { fault, message: SENTENCE, status: 503 });
          // The alert of the press before is still there: only the answer tells that this press was refused.
          const refused = environment.page.waitForResponse(
            (response) => response.url().endsWith(functionName) && response.status() >= 500,
          );
          await filled.submit.click();
          await refused;
          await filled.expectFailure(fault === 'message' ? SENTENCE : '');
        }
        await filled.expectStored(0);
        await filled.submit.click();
        await filled.expectThanks();
        await filled.expectStored(1);
        allowFailedRequests(consoleErrors);
      },
    );

    test('no answer is given up, told, and sent again by the next press', against('no-answer', id), async ({ environment }) => {
      await environment.page.clock.install();
      const filled = await openFilled(form, environment);
      await environment.backend.spoil(functionName, { fault: 'hang' });
      await filled.submit.click();
      await environment.backend.expectFaultsMet();
      await expect(filled.submit).toBeDisabled();
      await environment.page.clock.fastForward(GIVEN_UP_AFTER_MS);
      await filled.expectFailure();
      await filled.expectStored(0);
      await filled.submit.click();
      await filled.expectThanks();
      await filled.expectStored(1);
    });

    test(
      'an answer that is lost after the commit makes no second row',
      against('lost-answer', id),
      async ({ environment, consoleErrors }) => {
        const filled = await openFilled(form, environment);
        // Twice: the browser itself sends a request again when a kept connection ends without an answer.
        await environment.backend.spoil(functionName, { fault: 'drop-after-commit' }, 2);
        await filled.submit.click();
        await filled.expectFailure();
        await filled.expectStored(1);
        await environment.backend.heal();
        await filled.submit.click();
        await filled.expectThanks();
        await filled.expectStored(1);
        allowFailedRequests(consoleErrors);
      },
    );

    for (const press of ['click', 'Enter'] as const) {
      test(`a double ${press} sends once`, against('double-press', id), async ({ environment }) => {
        let requests = 0;
        environment.page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().endsWith(functionName)) requests += 1;
        });
        const filled = await openFilled(form, environment);
        if (press === 'click') await filled.submit.dblclick();
        else {
          await filled.submit.focus();
          for (let time = 0; time < 2; time += 1) await environment.page.keyboard.press('Enter');
        }
        await filled.expectThanks();
        await filled.expectStored(1);
        expect(requests).toBe(1);
      });
    }

    test('two tabs keep out of each other’s way', against('two-tabs', id), async ({ environment, context }) => {
      const other = { ...environment, page: await context.newPage(), email: environment.email.replace('dana', 'other') };
      const tabs = [await openFilled(form, environment), await openFilled(form, other)];
      await environment.page.bringToFront();
      for (const tab of tabs) await tab.expectKept();
      // A page in the background is slow to tell what it drew: the press itself is given to both at once.
      await Promise.all(tabs.map(({ submit }) => submit.evaluate((button: HTMLButtonElement) => button.click())));
      for (const tab of tabs) await expect(async () => tab.expectStored(1)).toPass();
    });

    test(
      'offline: said at once, kept, and sent by the next press',
      against('offline', id),
      async ({ environment, context, consoleErrors }) => {
        const filled = await openFilled(form, environment);
        await context.setOffline(true);
        await filled.submit.click();
        await filled.expectFailure('offline');
        await context.setOffline(false);
        // Nothing goes by itself.
        await filled.expectStored(0);
        await filled.submit.click();
        await filled.expectThanks();
        await filled.expectStored(1);
        allowFailedRequests(consoleErrors);
      },
    );

    test('on a slow line a press is answered at once and stored once', against('slow-line', id), async ({ environment }) => {
      test.setTimeout(90_000);
      await slow3G(environment.page);
      const filled = await openFilled(form, environment);
      await filled.submit.click();
      await expect(filled.submit).toBeDisabled();
      await expect(filled.submit).toHaveText(/^(Submitting|Sending)\.\.\.$/);
      await expect(async () => filled.expectThanks()).toPass({ timeout: 40_000 });
      await filled.expectStored(1);
    });

    test(
      'the backend’s client is missing: told, and asked for again',
      against('missing-code', id),
      async ({ environment, consoleErrors }) => {
        const filled = await openFilled(form, environment);
        await environment.page.route('**/createSupabaseClient-*.js*', (route) => route.fulfill({ status: 404, body: '' }));
        await filled.submit.click();
        await filled.expectFailure();
        await environment.page.unroute('**/createSupabaseClient-*.js*');
        await filled.submit.click();
        await filled.expectThanks();
        await filled.expectStored(1);
        allowFailedRequests(consoleErrors);
      },
    );

    test(
      'without cookies and storage it is sent all the same',
      against('storage-refused', id),
      async ({ environment, consoleErrors }) => {
        await rejectStorage(environment.page);
        const filled = await openFilled(form, environment);
        await environment.backend.spoil(functionName, { fault: '503' });
        await filled.submit.click();
        await filled.expectFailure();
        await filled.submit.click();
        await filled.expectThanks();
        await filled.expectStored(1);
        allowFailedRequests(consoleErrors);
      },
    );

    test(
      'PostgreSQL killed with signal 9 at the press: what was acknowledged is stored',
      against('database-killed', id),
      async ({ environment, consoleErrors }) => {
        const filled = await openFilled(form, environment);
        const pid = readPostmaster(clusterDir(join(projectRoot(), place.dir, 'data')))?.pid ?? 0;
        expect(pid).toBeGreaterThan(0);
        process.kill(pid, 'SIGKILL');
        await filled.submit.click();
        // Whoever is told of an error presses again, as often as it takes.
        await expect(async () => {
          if (await filled.submit.isVisible()) {
            await expect(filled.submit).toBeEnabled({ timeout: 13_000 });
            await filled.expectKept();
            await filled.submit.click();
          }
          await filled.expectThanks();
        }).toPass();
        await expect(async () => filled.expectStored(1)).toPass();
        allowFailedRequests(consoleErrors);
      },
    );

    test(
      'a webhook that fails for an hour: nobody notices, and it is told once',
      against('webhook-down', id),
      async ({ environment }) => {
        const { backend, email } = environment;
        await backend.setWebhook(form.webhook, 'fail');
        try {
          const filled = await openFilled(form, environment);
          await takeTime(environment.page);
          await filled.submit.click();
          await filled.expectThanks();
          await filled.expectStored(1);
          await expect(async () => {
            await backend.passHour(email);
            expect(await backend.deliveries(email)).toEqual({ accepted: [false, false], events: 1 });
          }).toPass();
        } finally {
          await backend.setWebhook(form.webhook, 'ok');
        }
        await expect(async () => {
          await backend.passHour(email);
          expect(await backend.deliveries(email)).toEqual({ accepted: [false, false, true], events: 1 });
        }).toPass();
        await backend.passHour(email);
        expect((await backend.deliveries(email)).accepted).toHaveLength(3);
      },
    );
  });
}
