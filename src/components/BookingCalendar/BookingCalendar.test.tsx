import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { report } from '../../integrations/report.ts';
import { BookingCalendar } from './BookingCalendar.tsx';

jest.mock('../../integrations/report.ts');

function Path() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

const path = () => screen.getByTestId('path').textContent;

function say(event: string) {
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Your call');
  const data = { event: `calendly.${event}`, payload: {} };
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://calendly.com', source: contentWindow }));
  });
}

test('a booking is reported once, under an id of its own, and leads to the page after it', () => {
  render(
    <MemoryRouter initialEntries={['/booking-demo']}>
      <BookingCalendar
        calendar="bookingDemo"
        title="Your call"
        afterBooking={{ route: 'tyDemo' }}
        url="https://calendly.com/team/demo"
      />
      <Path />
    </MemoryRouter>,
  );
  say('event_type_viewed');
  expect(path()).toBe('/booking-demo');
  expect(report).not.toHaveBeenCalled();
  say('event_scheduled');
  expect(path()).toBe('/ty-demo');
  expect(jest.mocked(report).mock.calls).toEqual([
    [{ name: 'booking_confirmed', id: expect.stringMatching(/^[\da-f-]{36}$/) as string }],
  ]);
});
