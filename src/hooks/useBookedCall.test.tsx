import { render, screen } from '@testing-library/react';
import type { CalendarId } from '../config/embeds.ts';
import { rememberBookedCall, useBookedCall, useOfferedCall } from './useBookedCall.ts';

function Offer({ calendar }: { calendar: CalendarId }) {
  useOfferedCall(calendar);
  return null;
}

function Thanks() {
  const { calendar = 'unknown', id, time } = useBookedCall();
  return <p>{[calendar, id, time && new Date(time.start).toISOString()].filter(Boolean).join(' ')}</p>;
}

const leaveFor = (path: string) => window.history.replaceState(null, '', path);
const now = Date.UTC(2026, 10, 20, 15);
const time = { start: Date.UTC(2026, 11, 1, 16), end: Date.UTC(2026, 11, 1, 17) };

beforeEach(() => {
  leaveFor('/');
  sessionStorage.clear();
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

test('knows the calendar on the confirmation page, also after a reload', () => {
  const { rerender, unmount } = render(<Offer calendar="onboarding" />);
  leaveFor('/ty-demo');
  rerender(<Thanks />);
  expect(screen.getByText('onboarding')).toBeTruthy();
  unmount();
  render(<Thanks />);
  expect(screen.getByText('onboarding')).toBeTruthy();
});

test('forgets the calendar when the visitor leaves for another page', () => {
  const { unmount } = render(<Offer calendar="start" />);
  leaveFor('/faq');
  unmount();
  render(<Thanks />);
  expect(screen.getByText('unknown')).toBeTruthy();
});

test('knows the time of the booking, also after a reload, until the next calendar', () => {
  const { unmount } = render(<Offer calendar="start" />);
  rememberBookedCall({ calendar: 'start', id: 'b1', time });
  leaveFor('/ty-demo');
  unmount();
  for (let visit = 0; visit < 2; visit += 1) {
    const view = render(<Thanks />);
    expect(screen.getByText('start b1 2026-12-01T16:00:00.000Z')).toBeTruthy();
    view.unmount();
  }
  render(<Offer calendar="appt" />);
  render(<Thanks />);
  expect(screen.getByText('appt')).toBeTruthy();
});

test('a booking without a time replaces the one with a time', () => {
  rememberBookedCall({ calendar: 'start', id: 'b1', time });
  rememberBookedCall({ calendar: 'start', id: 'b2', time: undefined });
  render(<Thanks />);
  expect(screen.getByText('start')).toBeTruthy();
});

test.each([
  ['ends before it starts', { id: 'b1', start: '2026-12-01T16:00:00Z', end: '2026-12-01T15:00:00Z' }],
  ['has no id', { start: '2026-12-01T16:00:00Z', end: '2026-12-01T17:00:00Z' }],
  ['is not text', { id: 'b1', start: 1, end: 2 }],
])('does not show a stored time that %s', (_what, stored) => {
  sessionStorage.setItem('offered-call', JSON.stringify({ calendar: 'start', ...stored }));
  render(<Thanks />);
  expect(screen.getByText('start')).toBeTruthy();
});
