import { parseEnv } from '../config/env.ts';
import * as catalogue from './thirdParties.ts';
import { KEY, VERSION } from './consent.ts';

const everything = { advertising: true, analytics: true, services: true };
const nothing = { advertising: false, analytics: false, services: false };
const configured = { VITE_PIXEL_ID: '123456789012345', VITE_CONSENT_MODE: 'opt-in' };

/** The site's consent as a page of a build with these settings has it. */
async function load(values: Record<string, string>, hasThirdParties = true) {
  jest.resetModules();
  jest.doMock('./thirdParties.ts', () => catalogue);
  jest.doMock('../config/settings.ts', () => ({ settings: parseEnv(values), hasThirdParties }));
  const { siteConsent } = await import('./consent.ts');
  return { consent: siteConsent(), siteConsent };
}

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

test('is about what the build may load, in the mode that it has, and one for all', async () => {
  const { consent, siteConsent } = await load(configured);
  expect(consent.read()).toMatchObject({ mode: 'opt-in', hasSignal: false, allowed: nothing });
  expect(consent.read().services.map(({ id }) => id)).toEqual(['pixel']);
  expect(siteConsent()).toBe(consent);
});

test('is about nothing in a build that loads no scripts of others', async () => {
  const { consent } = await load(configured, false);
  expect(consent.read().services).toEqual([]);
});

test('is what the visitor chose before, wherever that was kept', async () => {
  localStorage.setItem(KEY, JSON.stringify({ version: VERSION, at: '2026-11-20T15:00:00.000Z', ...everything }));
  const { consent } = await load(configured);
  expect(consent.read()).toMatchObject({ allowed: everything, isDecided: true });
  expect(KEY).toBe('privacy-choice');
});

test.each([
  [true, nothing],
  ['true', everything],
  [false, everything],
])('a Global Privacy Control of %j', async (signal, allowed) => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: signal, configurable: true });
  const { consent } = await load({});
  expect(consent.read()).toMatchObject({ hasSignal: signal === true, allowed });
});
