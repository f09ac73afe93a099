import { act, render, screen } from '@testing-library/react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { DeferredThirdParties } from './DeferredThirdParties.tsx';

jest.mock('../../lib/importWithRetry.ts');
jest.mock('./ThirdParties.tsx', () => ({ ThirdParties: () => <p>Third parties</p> }));

const load = jest.mocked(importWithRetry);
const shown = () => screen.queryByText('Third parties') !== null;
const settle = () => act(async () => Promise.resolve());

// Loaded code stays until the page is left, so each test continues from the one before.
beforeEach(() => {
  load.mockReset();
  load.mockImplementation((its) => its());
});

test('renders nothing after a failed load, and retries on the next page', async () => {
  load.mockRejectedValue(new TypeError('gone'));
  render(<DeferredThirdParties />);
  await settle();
  expect(shown()).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads once, after the page has rendered', async () => {
  render(<DeferredThirdParties />);
  expect(shown()).toBe(false);
  await screen.findByText('Third parties');
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
});

test('renders immediately on the next page', async () => {
  render(<DeferredThirdParties />);
  expect(shown()).toBe(true);
  await settle();
  expect(load).not.toHaveBeenCalled();
});
