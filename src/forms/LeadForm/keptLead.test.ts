import { visitor } from '../../../mocks/fixtures/lead.ts';
import { forgetLead, keepLead, readKeptLead } from './keptLead.ts';

const NAME = 'unconfirmed-lead';
const DAY_MS = 24 * 60 * 60 * 1000;
const lead = { values: { ...visitor }, key: 'a-key' };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a lead is kept for a day, and then deleted', () => {
  keepLead(lead);
  jest.advanceTimersByTime(DAY_MS);
  expect(readKeptLead()).toEqual(lead);
  jest.advanceTimersByTime(1);
  expect(readKeptLead()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('what is stored is forgotten, what another tab is sending is not', () => {
  keepLead(lead);
  forgetLead('another-key');
  expect(readKeptLead()).toEqual(lead);
  forgetLead('a-key');
  expect(localStorage).toHaveLength(0);
});

test.each([
  '{',
  '3',
  'null',
  '{}',
  '{"at":1}',
  JSON.stringify({ at: 1e15, ...lead }),
  JSON.stringify({ at: 0, key: 1, values: {} }),
])('%s is no lead', (text) => {
  jest.setSystemTime(1000);
  localStorage.setItem(NAME, text);
  expect(readKeptLead()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('nothing but the four fields is kept', () => {
  keepLead({ ...lead, values: { ...visitor, website: 'x' } as typeof visitor });
  expect(Object.keys(readKeptLead()?.values ?? {})).toEqual(['name', 'email', 'phone', 'businessName']);
});

test('where storage is refused, nothing is kept and nothing breaks', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
  keepLead(lead);
  expect(readKeptLead()).toBeNull();
  forgetLead();
});
