import { visitor } from '../../../mocks/fixtures/lead.ts';
import { clearPendingLead, readPendingLead, savePendingLead } from './pendingLead.ts';

const KEY = 'pending-lead';
const MAX_AGE_MS = 30 * 60 * 1000;
const lead = { values: { ...visitor }, key: 'a-key' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  clearPendingLead();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a lead is offered for half an hour, only in its own tab', () => {
  savePendingLead(lead);
  // localStorage would offer it in every tab, and the next day.
  expect(localStorage).toHaveLength(0);
  jest.advanceTimersByTime(MAX_AGE_MS);
  expect(readPendingLead()).toEqual(lead);
  jest.advanceTimersByTime(1);
  expect(readPendingLead()).toBeNull();
});

test('a lead from the future is not offered: its age is unknown after the clock was set back', () => {
  savePendingLead(lead);
  jest.setSystemTime(Date.now() - 1);
  expect(readPendingLead()).toBeNull();
});

test.each([
  '{',
  'null',
  '{"at":1}',
  JSON.stringify({ at: 0, key: 1, values: visitor }),
  JSON.stringify({ at: '0', ...lead }),
  JSON.stringify({ at: 0, key: 'a-key', values: { ...visitor, businessName: undefined } }),
])('%s is not a valid lead', (text) => {
  jest.setSystemTime(1000);
  sessionStorage.setItem(KEY, text);
  expect(readPendingLead()).toBeNull();
});
