import { act, render, screen } from '@testing-library/react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { DeferredThirdParties } from './DeferredThirdParties.tsx';

jest.mock('../../lib/importWithRetry.ts');
jest.mock('./ThirdParties.tsx', () => ({ ThirdParties: () => <p>Third parties</p> }));

const load = jest.mocked(importWithRetry);
const shown = () => screen.queryByText('Third parties') !== null;
const settle = () => act(async () => Promise.resolve());

// What has been loaded stays for the page's life: each test goes on from the one before.
beforeEach(() => {
  load.mockReset();
  load.mockImplementation((its) => its());
});

test('where the code cannot be loaded, nothing is shown, and the next page asks again', async () => {
  load.mockRejectedValue(new TypeError('gone'));
  render(<DeferredThirdParties />);
  await settle();
  expect(shown()).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

test('it is loaded once, after the page is shown', async () => {
  render(<DeferredThirdParties />);
  expect(shown()).toBe(false);
  await screen.findByText('Third parties');
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
});

test('the next page begins with it', async () => {
  render(<DeferredThirdParties />);
  expect(shown()).toBe(true);
  await settle();
  expect(load).not.toHaveBeenCalled();
});
