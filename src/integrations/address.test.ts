import { settings } from '../config/settings.ts';
import { campaignQuery, readFirst, untilTidy } from './address.ts';
import { createConsent, everything, nothing, type Choice } from './consent.ts';

let mockAllowed: Choice;
jest.mock('./consent.ts', () => ({
  ...jest.requireActual<typeof import('./consent.ts')>('./consent.ts'),
  siteConsent: () => createConsent({ mode: 'notice', hasSignal: mockAllowed === nothing, services: [] }),
}));

const QUERY = '?utm_source=news&gclid=Cj0-x_1&utm_id=7&fpr=ann&email=ada%40x.example&fbclid=a%20b';

beforeEach(() => {
  mockAllowed = everything;
  readFirst(Promise.resolve());
  window.history.replaceState({ key: 'a' }, '', `/pepprac${QUERY}#faq`);
});

test('keeps the campaign and the click in the address, and nothing else', async () => {
  await untilTidy();
  expect(window.location.href).toBe('http://localhost/pepprac?utm_source=news&utm_id=7&gclid=Cj0-x_1&fbclid=a+b#faq');
  expect(window.history.state).toEqual({ key: 'a' });
  // A second look changes nothing.
  const replace = jest.spyOn(window.history, 'replaceState');
  await untilTidy();
  expect(replace).not.toHaveBeenCalled();
  replace.mockRestore();
});

test('keeps nothing where the visitor has not allowed advertising', async () => {
  mockAllowed = nothing;
  expect(campaignQuery()).toBe('');
  await untilTidy();
  expect(window.location.href).toBe('http://localhost/pepprac#faq');
});

test('keeps nothing where the owner shares nothing', () => {
  const shared = jest.replaceProperty(settings, 'VITE_CAMPAIGN_IN_ADDRESS', 'remove');
  expect(campaignQuery()).toBe('');
  shared.restore();
});
