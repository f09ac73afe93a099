import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { WEBINAR_GATE_SECONDS, webinarGate } from '../../content/webinarGate.ts';
import { WebinarGate } from './WebinarGate.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('locked for fifteen minutes, then a checkbox, then the partner start page in a new tab', () => {
  render(<WebinarGate content={webinarGate} requiredSeconds={WEBINAR_GATE_SECONDS} />, { wrapper: MemoryRouter });
  const status = screen.getByRole('status');
  const announcement = () => status.textContent;
  const announced = new Set([announcement()]);
  expect(screen.getByText('15:00')).toBeTruthy();

  for (let second = 1; second < WEBINAR_GATE_SECONDS; second += 1) {
    advance(1);
    announced.add(announcement());
    if (document.querySelector('input, button') !== null || document.body.textContent.includes(webinarGate.action.label)) {
      throw new Error(`Something leads on after ${second} s.`);
    }
  }
  expect(screen.getByText('0:01')).toBeTruthy();
  const { minutesLeft, lastMinuteLeft } = webinarGate.locked;
  expect([...announced]).toEqual(['', `10 ${minutesLeft}`, `5 ${minutesLeft}`, lastMinuteLeft]);

  advance(1);
  expect(screen.queryByText('0:00')).toBeNull();
  // The same live region, so that the change is announced.
  expect(screen.getByRole('status')).toBe(status);
  expect(announcement()).toBe(webinarGate.unlocked.announcement);

  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: webinarGate.watchedLabel });
  expect(box.checked).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: webinarGate.action.label }).disabled).toBe(true);

  fireEvent.click(box);
  const link = screen.getByRole('link', { name: webinarGate.action.label });
  expect(link.getAttribute('href')).toBe(`${brand.mainSite}/start`);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');

  fireEvent.click(box);
  expect(screen.queryByRole('link', { name: webinarGate.action.label })).toBeNull();
});
