import { render, screen } from '@testing-library/react';
import type { CalendarId } from '../config/embeds.ts';
import { useBookedCall, useOfferedCall } from './useBookedCall.ts';

function Offer({ calendar }: { calendar: CalendarId }) {
  useOfferedCall(calendar);
  return null;
}

function Thanks() {
  return <p>{useBookedCall() ?? 'unknown'}</p>;
}

const leaveFor = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  sessionStorage.clear();
  leaveFor('/');
});

test('a visitor who comes from a calendar to the thanks has booked with it, and still after a reload', () => {
  const { rerender, unmount } = render(<Offer calendar="onboarding" />);
  leaveFor('/ty-demo');
  rerender(<Thanks />);
  expect(screen.getByText('onboarding')).toBeTruthy();
  unmount();
  render(<Thanks />);
  expect(screen.getByText('onboarding')).toBeTruthy();
});

test('the calendar that the page shows last is the one', () => {
  const { rerender } = render(<Offer calendar="start" />);
  rerender(<Offer calendar="demo" />);
  render(<Thanks />);
  expect(screen.getByText('demo')).toBeTruthy();
});

test('who leaves a calendar for another page has booked nothing that we know of', () => {
  const { unmount } = render(<Offer calendar="start" />);
  leaveFor('/faq');
  unmount();
  render(<Thanks />);
  expect(screen.getByText('unknown')).toBeTruthy();
});

test('without a calendar before it, or with a memory that is not ours, the thanks name no call', () => {
  render(<Thanks />);
  expect(screen.getByText('unknown')).toBeTruthy();
  sessionStorage.setItem('offered-call', '{"calendar":5}');
  render(<Thanks />);
  expect(screen.getAllByText('unknown')).toHaveLength(2);
});
