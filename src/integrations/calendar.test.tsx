import { act, render, screen } from '@testing-library/react';
import { CALENDAR_TIMEOUT_MS, readCalendarMessage, useCalendarEmbed } from './calendar.ts';

jest.mock('../config/settings.ts', () => ({
  settings: { VITE_CALENDAR_EMBED_SCRIPT_URL: 'https://calendar.example/embed.js' },
}));

const URL_OF_CALENDAR = 'https://calendar.example/demo';
const onBooked = jest.fn();

function Calendar() {
  const { state, frameRef } = useCalendarEmbed({ url: URL_OF_CALENDAR, onBooked });
  return (
    <>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <iframe ref={frameRef} title="Calendar" />
    </>
  );
}

const state = () => JSON.parse(screen.getByTestId('state').textContent) as unknown;
const embedScript = () => document.querySelector<HTMLScriptElement>('script[src="https://calendar.example/embed.js"]');

function say(data: unknown, { origin = 'https://calendar.example', fromFrame = true } = {}) {
  const frame = screen.getByTitle<HTMLIFrameElement>('Calendar');
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: fromFrame ? frame.contentWindow : window }));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  onBooked.mockReset();
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => jest.useRealTimers());

test('takes the height and the booking from the calendar itself', () => {
  render(<Calendar />);
  say({ type: 'calendar:height', height: 812 });
  expect(state()).toEqual({ status: 'ready', height: 812 });
  say({ type: 'calendar:booked', bookingId: 'b-1' });
  expect(onBooked).toHaveBeenCalledTimes(1);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { fromFrame: false }],
])('listens to nothing from %s', (_case, from) => {
  render(<Calendar />);
  say({ type: 'calendar:booked' }, from);
  say({ type: 'calendar:height', height: 812 }, from);
  expect(onBooked).not.toHaveBeenCalled();
  expect(state()).not.toMatchObject({ height: 812 });
});

test.each([
  null,
  'calendar:booked',
  { type: 'other' },
  { type: 'calendar:height', height: '812' },
  { type: 'calendar:height', height: 9e9 },
])('reads nothing into %j', (data) => {
  expect(readCalendarMessage(data)).toBeUndefined();
});

test('offers other ways when nothing came in time', () => {
  // jsdom gives every frame a document at once, as a browser does before the calendar arrives.
  render(<Calendar />);
  expect(state()).toEqual({ status: 'loading' });
  act(() => jest.advanceTimersByTime(CALENDAR_TIMEOUT_MS));
  expect(state()).toEqual({ status: 'failed' });
});

test('adds the embed script once and removes it on leave, and logs how it went', () => {
  const { unmount } = render(<Calendar />);
  embedScript()?.dispatchEvent(new Event('error'));
  expect(console.info).toHaveBeenCalledWith('Failed to load calendar embed script');
  embedScript()?.dispatchEvent(new Event('load'));
  expect(console.info).toHaveBeenCalledWith('Calendar embed script loaded');
  unmount();
  expect(embedScript()).toBeNull();
});
