import type { Service } from './thirdParties.ts';
import { createConsent, everything, nothing, parseChosen, type ConsentOptions } from './consent.ts';

const service: Service = {
  id: 'pixel',
  category: 'advertising',
  name: 'Advertising pixel',
  script: 'https://p.example/p.js',
  host: 'p.example',
};
const make = (options: Partial<ConsentOptions> = {}) =>
  createConsent({ mode: 'notice', hasSignal: false, services: [service], ...options });

const otherTab = (text: string | null) => {
  if (text === null) localStorage.removeItem('privacy-choice');
  else localStorage.setItem('privacy-choice', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'privacy-choice', newValue: text }));
};

afterEach(() => jest.restoreAllMocks());

test.each(['notice', 'opt-in'] as const)('%s: the signal overrides earlier and later choices', (mode) => {
  make({ mode }).choose(everything);
  const consent = make({ mode, hasSignal: true });
  expect(consent.read()).toMatchObject({ allowed: nothing, isDecided: true });
  consent.choose(everything);
  expect(consent.read().allowed).toEqual(nothing);
});

test('a choice in another tab, or its deletion, applies here too', () => {
  const consent = make();
  const listener = jest.fn();
  const unsubscribe = consent.subscribe(listener);
  otherTab(JSON.stringify({ version: 1, at: '2026-11-20T15:00:00.000Z', ...nothing }));
  expect(consent.read().allowed).toEqual(nothing);
  otherTab(null);
  expect(consent.read().allowed).toEqual(everything);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  otherTab(JSON.stringify({ version: 1, at: '2026-11-20T15:00:00.000Z', ...nothing }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  null,
  '{',
  JSON.stringify({ version: 2, at: '2026-11-20T15:00:00.000Z', ...everything }),
  JSON.stringify({ version: 1, at: 'yesterday', ...everything }),
  JSON.stringify({ version: 1, at: '2026-11-20T15:00:00.000Z', advertising: true }),
  JSON.stringify({ version: 1, at: '2026-11-20T15:00:00.000Z', ...everything, analytics: 'yes' }),
])('%j is not a valid choice', (text) => {
  expect(parseChosen(text)).toBeNull();
});

test('a choice lasts as long as the page where storage is blocked', () => {
  const block = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  const consent = make();
  consent.choose(nothing);
  expect(consent.read().allowed).toEqual(nothing);
  expect(make({ mode: 'opt-in' }).read()).toMatchObject({ chosen: null, isDecided: false });
});
