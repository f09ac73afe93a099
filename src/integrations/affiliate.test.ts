import { untilTidy } from './address.ts';
import { createAffiliate } from './affiliate.ts';
import { addScript } from './pageScript.ts';

jest.mock('./pageScript.ts');

const page = window as { fpr?: { q: unknown[][] } };
const SOURCE = 'https://affiliates.example/fpr.js';
const id = '3f2b8c1e-7a44-4c1d-9d55-0a6e1f2b3c4d';
const load = jest.mocked(addScript);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  load.mockReturnValue(new Promise(() => undefined));
  delete page.fpr;
  window.history.replaceState({ key: 'a' }, '', '/pepprac?fpr=ann#faq');
});
afterEach(() => jest.useRealTimers());

test('loads the script once and calls `click`, which reads the address', () => {
  const affiliate = createAffiliate('abc123', SOURCE);
  affiliate.start();
  affiliate.start();
  expect(page.fpr?.q).toEqual([['init', { cid: 'abc123' }], ['click']]);
  expect(load.mock.calls).toEqual([[{ name: 'affiliate program', source: SOURCE }]]);
});

test('the query stays for at most four seconds, and is then removed alone', async () => {
  // It may be started later in the same task.
  void untilTidy();
  createAffiliate('abc123', SOURCE).start();
  await jest.advanceTimersByTimeAsync(3999);
  expect(window.location.search).toBe('?fpr=ann');
  await jest.advanceTimersByTimeAsync(1);
  expect(window.location.href).toBe('http://localhost/pepprac#faq');
  expect(window.history.state).toEqual({ key: 'a' });
});

test('reports only leads, by their id, and only after it was started', () => {
  const affiliate = createAffiliate('abc123', SOURCE);
  expect(() => affiliate.conversion?.({ name: 'generate_lead', id }, '/faq')).not.toThrow();
  affiliate.start();
  affiliate.conversion?.({ name: 'generate_lead', id }, '/faq');
  affiliate.conversion?.({ name: 'booking_confirmed', id }, '/faq');
  expect(page.fpr?.q.slice(2)).toEqual([['referral', { uid: id }]]);
});

test('declining deletes its cookies and no others', () => {
  for (const name of ['_fprom_tid', '_fprom_ref', '_fpr', 'x_fprom_tid']) document.cookie = `${name}=1; Path=/`;
  createAffiliate('abc123', SOURCE).stop();
  expect(document.cookie).toBe('_fpr=1; x_fprom_tid=1');
});
