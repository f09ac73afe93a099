import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { report } from '../../integrations/report.ts';
import { BookingCalendar } from './BookingCalendar.tsx';

jest.mock('../../integrations/report.ts');

function Path() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

const path = () => screen.getByTestId('path').textContent;

function receive(event: string) {
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Your call');
  const data = { event: `calendly.${event}`, payload: {} };
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://calendly.com', source: contentWindow }));
  });
}

test('reports a booking once with an id, and navigates to the next page', () => {
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
  receive('event_type_viewed');
  expect(path()).toBe('/booking-demo');
  expect(report).not.toHaveBeenCalled();
  receive('event_scheduled');
  expect(path()).toBe('/ty-demo');
  expect(jest.mocked(report).mock.calls).toEqual([
    [{ name: 'booking_confirmed', id: expect.stringMatching(/^[\da-f-]{36}$/) as string }],
  ]);
});
