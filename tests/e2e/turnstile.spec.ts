/** A visitor is asked whether they are a person. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startBackend, type Backend } from '../../tools/backend/backend.ts';
import { TURNSTILE_TEST_SECRET } from '../../tools/backend/local-services/turnstile.ts';
import { FAKES_PATH } from '../../tools/shared/localServices.ts';
import { projectRoot } from '../../tools/shared/paths.ts';
import { startSite, type Site } from '../../tools/shared/static-site/site.ts';
import { timeLimit } from '../../tools/shared/timeLimit.ts';
import { databaseUrl, environment, manyVisitors } from './helpers/environment.ts';
import { expect, FAILED_REQUEST, openPage, phone, test } from './helpers/fixtures.ts';
import { forms, openFilled } from './helpers/forms.ts';
import { REDRAWN, translate } from './helpers/guests.ts';
import { makeTestSite } from './helpers/sites.ts';

const { sitePort, gatewayPort } = environment.turnstile;
const SITE = `http://127.0.0.1:${sitePort}`;
const SCRIPT = `**${FAKES_PATH}/turnstile/api.js`;
const { lead } = forms;

/** A site with a site key, and a backend with the secret, on the database of the other tests. */
let site: Site;
let backend: Backend;

const dataDir = join(projectRoot(), environment.dir, 'data-turnstile');

test.beforeAll(async () => {
  test.setTimeout(timeLimit(180_000));
  backend = await startBackend({
    dataDir,
    port: gatewayPort,
    dbPort: 0,
    siteOrigin: SITE,
    databaseUrl: databaseUrl(),
    env: {
      ...manyVisitors,
      TURNSTILE_SECRET_KEY: TURNSTILE_TEST_SECRET,
      TURNSTILE_VERIFY_URL: `http://127.0.0.1:${gatewayPort}${FAKES_PATH}/turnstile/siteverify`,
    },
  });
  const siteDir = join(environment.dir, 'dist-turnstile');
  await makeTestSite('configured', siteDir, gatewayPort);
  site = await startSite(join(projectRoot(), siteDir), sitePort);
});
test.beforeEach(() => setMode('pass'));
test.afterAll(async () => {
  await site.stop();
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
// Sections below the form are hydrated one by one: one that was translated before is drawn anew.
const expectedErrors = new RegExp(`${FAILED_REQUEST.source}|${REDRAWN.source}`);

test.use({ ...phone, baseURL: SITE, expectedErrors });

async function setMode(mode: 'pass' | 'challenge' | 'fail'): Promise<void> {
  const response = await fetch(`${backend.url}${FAKES_PATH}/turnstile/mode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  expect(response.status).toBe(200);
}

/** Records the tokens that are sent with forms and uploads. */
function recordTokens(page: Page): (string | undefined)[] {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/functions/v1/')) return;
    tokens.push((request.postDataJSON() as { turnstileToken?: string }).turnstileToken);
  });
  return tokens;
}

// The lead form is used below.
for (const form of [forms.contact, forms.application]) {
  test(`${form.id}: nothing is loaded before the form is used, then one token is sent`, async ({ visit }) => {
    const { page } = visit;
    let loads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/turnstile/api.js')) loads += 1;
    });
    await openPage(page, form.path);
    expect(loads).toBe(0);
    const tokens = recordTokens(page);
    const filled = await form.fill(visit);
    // The check is made while the visitor types, so that it does not delay the submission.
    await expect.poll(() => loads).toBe(1);
    await filled.submit.click();
    await filled.expectThanks();
    await filled.expectStored(1);
    expect(loads).toBe(1);
    expect(tokens.filter((token) => token?.startsWith('dummy.'))).toHaveLength(1);
  });
}

// The forms share `HumanCheck` and `useHumanCheck`; stories show each form while the check is blocked.
test('a challenge is shown in the form, which is sent when it is solved', async ({ visit }) => {
  await setMode('challenge');
  const filled = await openFilled(lead, visit);
  await filled.submit.click();
  await expect(visit.page.getByText('One more step: please confirm that you’re human.')).toBeVisible();
  await filled.expectStored(0);
  await visit.page.frameLocator('iframe[title*="security challenge"]').getByRole('checkbox').check();
  await filled.expectThanks();
  await filled.expectStored(1);
});

type RenderOptions = { action: string; callback: (token: string) => void; 'expired-callback': () => void };

test('a check that is blocked or fails is shown and can be repeated; nothing is stored before it passes', async ({ visit }) => {
  const { page } = visit;
  await page.route(SCRIPT, (route) => route.abort());
  const filled = await openFilled(lead, visit);
  // It replaces each text, also one that React removes later.
  await translate(page);
  await filled.submit.click();
  const alert = page.getByRole('alert').filter({ hasText: 'didn’t load' });
  await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  await expect(filled.submit).toBeEnabled();
  await filled.expectStored(0);

  await page.unroute(SCRIPT);
  await setMode('fail');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t confirm that you’re human.' })).toBeVisible();

  // The fake script loads once per page and keeps its mode, so the test replaces its next attempt.
  await page.evaluate(() => {
    const { turnstile } = window as unknown as {
      turnstile: { render: (container: Element, options: RenderOptions) => string };
    };
    turnstile.render = (_container, options) => {
      const solve = () => options.callback(`dummy.${options.action}.${location.hostname}.${crypto.randomUUID()}`);
      setTimeout(solve, 50);
      setTimeout(options['expired-callback'], 100);
      setTimeout(solve, 150);
      return 'a-widget';
    };
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Confirmed: you’re human.')).toBeVisible();
  await filled.submit.click();
  await filled.expectThanks();
  await filled.expectStored(1);
});
