import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { webinarGate } from '../../content/webinarGate.ts';
import { WebinarGate } from './WebinarGate.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('announces ten, five and one minute left, and then that the gate is open, in one live region', () => {
  render(<WebinarGate content={webinarGate} requiredSeconds={900} poster={null} />, { wrapper: MemoryRouter });
  const status = screen.getByRole('status');
  const announced = new Set([status.textContent]);
  for (let second = 1; second <= 900; second += 1) {
    act(() => jest.advanceTimersByTime(1000));
    announced.add(status.textContent);
  }
  const { minutesLeft, lastMinuteLeft } = webinarGate.locked;
  const { announcement } = webinarGate.unlocked;
  expect([...announced]).toEqual(['', `10 ${minutesLeft}`, `5 ${minutesLeft}`, lastMinuteLeft, announcement]);
  expect(screen.getByRole('status')).toBe(status);
});
