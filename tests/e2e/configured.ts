import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { projectRoot } from '../../tools/shared/paths.ts';
import { startSite, type Site } from '../../tools/shared/static-site/site.ts';
import { makeTestSite, trackersOf } from '../support/testSite.ts';
import { CONFIGURED_SITE, place } from './environment.ts';

export const scripts = trackersOf(place.gatewayPort);
export type ScriptName = keyof typeof scripts;

/** Serves the site with everything configured. It uses the same backend. */
export async function startConfiguredSite(): Promise<Site> {
  const siteDir = join(place.dir, 'dist-configured');
  await makeTestSite('configured', siteDir, place.gatewayPort);
  return startSite(join(projectRoot(), siteDir), place.configuredPort);
}

/** Our own pages and backend, and the calendars, which are what their pages are for. */
const isOwn = (url: string) => {
  const { protocol, hostname, pathname } = new URL(url);
  if (['data:', 'blob:'].includes(protocol) || hostname === '127.0.0.1') return true;
  return hostname.endsWith('localhost') && !/^\/fakes\/(trackers|chat)\//.test(pathname);
};

/** What a script has reported to its maker: the call that we made, and the address that it saw. */
export type Collected = { name: string; call: unknown[]; address: string };

function readCollected(request: Request): Collected | undefined {
  const { pathname, searchParams } = new URL(request.url());
  const name = /\/trackers\/(\w+)\/collect$/.exec(pathname)?.[1];
  if (!name) return undefined;
  return { name, call: JSON.parse(searchParams.get('call') ?? '[]') as unknown[], address: searchParams.get('address') ?? '' };
}

/** Listens to all that leaves for other hosts. */
export function watchOthers(page: Page) {
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
    /** Calls of a script that begin with a word: 'track', 'config', 'event'. */
    calls: (name: ScriptName, command: string) =>
      collected.filter((one) => one.name === name && one.call[0] === command).map(({ call }) => call),
  };
}

/** The browser sends Global Privacy Control. */
export const sendSignal = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));

/** The same build as if it had been made for opt-in: the mode is one word of it, and a third build would cost as much again. */
export async function askFirst(page: Page): Promise<void> {
  await page.route(`${CONFIGURED_SITE}/assets/*.js`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(/VITE_CONSENT_MODE:"notice"/, 'VITE_CONSENT_MODE:"opt-in"') });
  });
}
