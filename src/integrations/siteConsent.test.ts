import { parseEnv } from '../config/env.ts';
import * as catalog from './thirdParties.ts';

const everything = { advertising: true, analytics: true, services: true };
const nothing = { advertising: false, analytics: false, services: false };
const configured = { VITE_PIXEL_ID: '123456789012345', VITE_CONSENT_MODE: 'opt-in' };

/** Loads the site's consent in a build with these settings. */
async function load(values: Record<string, string>) {
  jest.resetModules();
  jest.doMock('./thirdParties.ts', () => catalog);
  jest.doMock('../config/settings.ts', () => ({ settings: parseEnv(values), hasThirdParties: true }));
  const { siteConsent } = await import('./consent.ts');
  return { consent: siteConsent(), siteConsent };
}

afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

test('is a singleton with the mode and the services of the build', async () => {
  const { consent, siteConsent } = await load(configured);
  expect(consent.read()).toMatchObject({ mode: 'opt-in', hasSignal: false, allowed: nothing });
  expect(consent.read().services.map(({ id }) => id)).toEqual(['pixel']);
  expect(siteConsent()).toBe(consent);
});

test.each([
  [true, nothing],
  ['true', everything],
  [false, everything],
])('Global Privacy Control %j', async (signal, allowed) => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: signal, configurable: true });
  const { consent } = await load({});
  expect(consent.read()).toMatchObject({ hasSignal: signal === true, allowed });
});

test('Global Privacy Control is asked by each page anew, and leaves nothing behind', async () => {
  for (const allowed of [nothing, everything, nothing]) {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: allowed === nothing, configurable: true });
    expect((await load({})).consent.read().allowed).toEqual(allowed);
  }
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});
