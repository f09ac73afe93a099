import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startBackend, type Backend } from '../../tools/backend/backend.ts';
import { projectRoot } from '../../tools/shared/paths.ts';
import { startSite, type Site } from '../../tools/shared/static-site/site.ts';
import { TURNSTILE_TEST_SECRET } from '../../tools/backend/local-services/turnstile.ts';
import { manyVisitors } from '../support/manyVisitors.ts';
import { makeTestSite } from '../support/testSite.ts';
import { allowFailedRequests, expect } from './fixtures.ts';
import { forms, openFilled, test } from './forms.ts';
import { databaseUrl, place } from './environment.ts';

const { sitePort, gatewayPort } = place.turnstile;
const SITE = `http://127.0.0.1:${sitePort}`;

/** A site with a site key, and a backend with the secret, on the database of the other tests. */
let site: Site;
let backend: Backend;

const scriptAddress = '**/fakes/turnstile/api.js';
const dataDir = join(projectRoot(), place.dir, 'data-turnstile');

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend({
    ...{ dataDir, port: gatewayPort, dbPort: 0, siteOrigin: SITE, databaseUrl: databaseUrl() },
    env: {
      ...manyVisitors,
      TURNSTILE_SECRET_KEY: TURNSTILE_TEST_SECRET,
      TURNSTILE_VERIFY_URL: `http://127.0.0.1:${gatewayPort}/fakes/turnstile/siteverify`,
    },
  });
  const siteDir = join(place.dir, 'dist-turnstile');
  await makeTestSite('configured', siteDir, gatewayPort);
  site = await startSite(join(projectRoot(), siteDir), sitePort);
});
test.beforeEach(() => setMode('pass'));
test.afterAll(async () => {
  await site.stop();
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
test.use({ baseURL: SITE });

async function setMode(mode: 'pass' | 'challenge' | 'fail'): Promise<void> {
  const response = await fetch(`${backend.url}/fakes/turnstile/mode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  expect(response.status).toBe(200);
}

/** The tokens that were sent with forms and uploads. */
function watchTokens(page: Page): (string | undefined)[] {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/functions/v1/')) return;
    tokens.push((request.postDataJSON() as { turnstileToken?: string }).turnstileToken);
  });
  return tokens;
}

for (const form of forms) {
  test.describe(`the ${form.id} form`, () => {
    test('nothing is loaded before the form is used; then it passes with a token, once', async ({ environment }) => {
      const { page } = environment;
      let loads = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/turnstile/api.js')) loads += 1;
      });
      await page.goto(form.path);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      expect(loads).toBe(0);
      const tokens = watchTokens(page);
      const filled = await form.fill(environment);
      await filled.submit.click();
      await filled.expectThanks();
      await filled.expectStored(1);
      expect(loads).toBe(1);
      expect(tokens.filter((token) => token?.startsWith('dummy.'))).toHaveLength(1);
    });

    test('a challenge is shown in the form, and the form goes on by itself when it is solved', async ({ environment }) => {
      await setMode('challenge');
      const filled = await openFilled(form, environment);
      await filled.submit.click();
      await expect(environment.page.getByText('One more step: please confirm that you are a person.')).toBeVisible();
      await filled.expectStored(0);
      await environment.page.frameLocator('iframe[title*="security challenge"]').getByRole('checkbox').check();
      await filled.expectThanks();
      await filled.expectStored(1);
    });

    test('a check that fails, or is blocked, is said, and tried again; nothing is stored before', async ({
      environment,
      consoleErrors,
    }) => {
      const { page } = environment;
      await page.route(scriptAddress, (route) => route.abort());
      const filled = await openFilled(form, environment);
      await filled.submit.click();
      const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
      await expect(filled.submit).toBeEnabled();
      await filled.expectStored(0);

      await page.unroute(scriptAddress);
      await setMode('fail');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'We could not check that you are a person.' })).toBeVisible();

      // The fake is loaded once a page: what it does from now on is what a second attempt of Cloudflare's would.
      await page.evaluate(() => {
        const { turnstile } = window as unknown as {
          turnstile: { render: (container: Element, options: TestOptions) => string };
        };
        turnstile.render = (_container, options) => {
          setTimeout(() => options.callback(`dummy.${crypto.randomUUID()}`), 50);
          return 'a-widget';
        };
      });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('You are confirmed as a person.')).toBeVisible();
      await filled.submit.click();
      await filled.expectThanks();
      await filled.expectStored(1);
      allowFailedRequests(consoleErrors);
    });
  });
}

type TestOptions = { callback: (token: string) => void };

test('after a failure the next attempt carries a new token', async ({ environment, consoleErrors }) => {
  const [lead] = forms;
  if (!lead) throw new Error('There is no form.');
  const filled = await openFilled(lead, environment);
  const tokens = watchTokens(environment.page);
  await environment.page.route('**/track-affiliate-lead', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await filled.submit.click();
  await filled.expectFailure();
  await filled.submit.click();
  await filled.expectThanks();
  await filled.expectStored(1);
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(2);
  allowFailedRequests(consoleErrors);
});
