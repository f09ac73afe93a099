import { act, renderHook } from '@testing-library/react';
import { useDeadline } from './useDeadline.ts';

const START = Date.UTC(2026, 10, 20, 15);

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a tab with throttled timers is correct as soon as it is visible', () => {
  const { result } = renderHook(() => useDeadline(900));
  jest.setSystemTime(START + 600_000);
  expect(result.current).toBe(900);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(300);
  jest.setSystemTime(START + 3 * 3600_000);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(result.current).toBe(0);
});

test('does not drift with late timers', () => {
  const { result } = renderHook(() => useDeadline(10));
  // Each timer is 400 ms late.
  for (let tick = 1; tick <= 3; tick += 1) {
    jest.setSystemTime(Date.now() + 400);
    advance(1000);
  }
  expect(Date.now() - START).toBe(4200);
  expect(result.current).toBe(6);
});

test('a clock that is set back does not extend the wait', () => {
  const { result } = renderHook(() => useDeadline(900));
  jest.setSystemTime(START - 3600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(900);
});

test('a page that the router renders later starts its own wait', () => {
  advance(60_000);
  expect(renderHook(() => useDeadline(900)).result.current).toBe(900);
});
