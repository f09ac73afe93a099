import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { FAKES_PATH } from '../../../tools/shared/localServices.ts';
import { projectRoot } from '../../../tools/shared/paths.ts';
import { startSite } from '../../../tools/shared/static-site/site.ts';
import { timeLimit } from '../../../tools/shared/timeLimit.ts';
import { CONFIGURED_SITE, environment } from './environment.ts';
import { expect, openPage, test as base } from './fixtures.ts';
import { makeTestSite, trackersOf } from './sites.ts';

export const scripts = trackersOf(environment.gatewayPort);
export type ScriptName = keyof typeof scripts;

/** Tests of the site with everything configured, on the backend of the other tests. */
export const test = base.extend<object, { configuredSite: string }>({
  configuredSite: [
    async ({}, use) => {
      const siteDir = join(environment.dir, 'dist-configured');
      await makeTestSite('configured', siteDir, environment.gatewayPort);
      const site = await startSite(join(projectRoot(), siteDir), environment.configuredPort);
      await use(CONFIGURED_SITE);
      await site.stop();
    },
    { scope: 'worker', timeout: timeLimit(180_000) },
  ],
  baseURL: async ({ configuredSite }, use) => use(configuredSite),
});

/** Whether an address is ours, or a calendar's, which its page cannot do without. */
const isOwn = (url: string) => {
  const { protocol, hostname, pathname } = new URL(url);
  if (['data:', 'blob:'].includes(protocol) || hostname === '127.0.0.1') return true;
  return (
    hostname.endsWith('localhost') && !['trackers', 'chat'].some((service) => pathname.startsWith(`${FAKES_PATH}/${service}/`))
  );
};

/** What a script sent to its company: the call that we made, and the page's address. */
export type Collected = { name: string; call: unknown[]; address: string };

function readCollected(request: Request): Collected | undefined {
  const { pathname, searchParams } = new URL(request.url());
  const name = /\/trackers\/(\w+)\/collect$/.exec(pathname)?.[1];
  if (!name) return undefined;
  return { name, call: JSON.parse(searchParams.get('call') ?? '[]') as unknown[], address: searchParams.get('address') ?? '' };
}

/** Records the page's requests to other companies. */
export function recordThirdParties(page: Page) {
  const requests: string[] = [];
  const collected: Collected[] = [];
  page.on('request', (request) => {
    if (isOwn(request.url())) return;
    requests.push(request.url());
    const call = readCollected(request);
    if (call) collected.push(call);
  });
  return {
    requests,
    collected,
    count: (name: ScriptName) => requests.filter((url) => url.split('?')[0] === scripts[name]).length,
    /** The calls of a script with this command: 'track', 'config', 'event'. */
    calls: (name: ScriptName, command: string) =>
      collected.filter((one) => one.name === name && one.call[0] === command).map(({ call }) => call),
  };
}

/** Records everything that the content security policy blocks on a page, from the start. */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`),
    );
  });
  return violations;
}

/** Opens a page. @returns expects that the policy blocked nothing and other companies were sent nothing */
export async function openWatched(page: Page, path: string): Promise<() => void> {
  const violations = await recordViolations(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    const isOfCalendar = request.frame() !== page.mainFrame() && hostname.endsWith('localhost');
    if (hostname !== '127.0.0.1' && !isOfCalendar) foreign.push(request.url());
  });
  await openPage(page, path);
  return () => expect({ violations, foreign }).toEqual({ violations: [], foreign: [] });
}

/** Makes the browser send Global Privacy Control. */
export const sendPrivacySignal = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));

/** Serves the build as if made for opt-in, by replacing the mode in its code: another build would take a minute. */
export async function serveOptIn(page: Page): Promise<void> {
  await page.route(`${CONFIGURED_SITE}/assets/*.js`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(/VITE_CONSENT_MODE:"notice"/, 'VITE_CONSENT_MODE:"opt-in"') });
  });
}

/** The notice that other companies' scripts run, or the question whether they may. */
export const notice = (page: Page): Locator => page.getByRole('region', { name: 'Privacy notice' });

export async function clickInFooter(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  const control = page.getByRole('contentinfo').getByRole(role, { name, exact: true });
  // First, because sections get their real heights when they come near the viewport, which moves the footer.
  await control.scrollIntoViewIfNeeded();
  await control.click();
}

/** Opens the dialog of choices from the footer. */
export async function openChoices(page: Page): Promise<Locator> {
  await clickInFooter(page, 'button', 'Your privacy choices');
  const choices = page.getByRole('dialog', { name: 'Your privacy choices' });
  await expect(choices).toBeVisible();
  return choices;
}
