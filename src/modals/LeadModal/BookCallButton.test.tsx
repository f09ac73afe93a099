import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { BookCallButton } from './BookCallButton.tsx';

const booking = { label: 'Book Implementation Call', to: { route: 'bookingDemoDr' }, buttonsEnabled: false } as const;
const NOW = Date.parse('2026-11-20T15:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('enables itself at the deadline', () => {
  render(<BookCallButton booking={{ ...booking, availableAt: '2026-11-20T15:00:02Z' }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Available in 0:02' }).disabled).toBe(true);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('button', { name: 'Available in 0:01' })).toBeTruthy();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('link', { name: booking.label }).getAttribute('href')).toBe('/booking-demo-dr');
});

test('prerendered, it shows the moment, because only the visitor’s clock counts', () => {
  const html = renderToString(
    <StaticRouter location="/dr">
      <BookCallButton booking={{ ...booking, availableAt: '2020-01-01T12:00:00Z' }} />
    </StaticRouter>,
  );
  expect(html).toContain('Available from Jan 1, 6:00 AM Central');
  expect(html).toContain('disabled');
});

test('what opens on a day opens when that day begins in Houston, in whatever zone the visitor is', () => {
  jest.setSystemTime(Date.parse('2026-11-21T05:59:58Z'));
  render(<BookCallButton booking={{ ...booking, availableAt: '2026-11-21' }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('button', { name: 'Available in 0:02' })).toBeTruthy();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('link', { name: booking.label })).toBeTruthy();
});
