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
  leaveFor('/');
});

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
