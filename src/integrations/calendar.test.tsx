import type { EarlyMessages } from '../lib/earlyMessages.ts';
import { act, render, screen } from '@testing-library/react';
import { comeNear, fakeViewport } from '../hooks/viewport.harness.ts';
import { CALENDAR_TIMEOUT_MS, frameAddress, useCalendarEmbed } from './calendar.ts';

jest.mock('../config/settings.ts', () => ({
  settings: { SITE_URL: 'https://ardenwell.example', VITE_CALENDAR_EMBED_SCRIPT_URL: 'https://calendar.example/embed.js' },
}));

const CALENDLY = 'https://calendly.com/team/demo';
const CAL_COM = 'https://cal.com/team/demo';
const ready = { event: 'calendly.event_type_viewed', payload: {} };
const height = (pixels: number) => ({ event: 'calendly.page_height', payload: { height: `${pixels}px` } });
const booked = { event: 'calendly.event_scheduled', payload: { event: { uri: 'e/1' } } };

const onBooked = jest.fn();

function Calendar({ url = CALENDLY }: { url?: string }) {
  const { state, frameRef } = useCalendarEmbed({ url, onBooked });
  return (
    <>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <iframe ref={frameRef} title="Calendar" />
    </>
  );
}

const state = () => JSON.parse(screen.getByTestId('state').textContent) as unknown;
const frameWindow = () => {
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Calendar');
  if (!contentWindow) throw new Error('The frame has no window.');
  return contentWindow;
};

function receive(data: unknown, { origin = 'https://calendly.com', source = frameWindow() } = {}) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

fakeViewport();
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  onBooked.mockReset();
  jest.spyOn(console, 'info').mockReset().mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  delete (window as EarlyMessages).earlyMessages;
});

test('handles the messages of its own frame, and a repeated booking once', () => {
  render(<Calendar />);
  receive(ready, { source: window });
  // Another page that the frame was redirected to.
  receive(ready, { origin: 'https://evil.example' });
  expect(state()).toEqual({ status: 'loading' });
  receive(ready);
  expect(state()).toEqual({ status: 'ready' });
  receive(height(812));
  expect(state()).toEqual({ status: 'ready', height: 812 });
  receive(ready);
  expect(state()).toEqual({ status: 'ready', height: 812 });
  expect(onBooked).not.toHaveBeenCalled();
  receive(booked);
  receive(booked);
  expect(onBooked).toHaveBeenCalledTimes(1);
});

describe('the timeout', () => {
  test('starts when the calendar comes near the screen; a later message still makes it ready', () => {
    render(<Calendar />);
    act(() => jest.advanceTimersByTime(10 * CALENDAR_TIMEOUT_MS));
    expect(state()).toEqual({ status: 'loading' });
    comeNear();
    expect(CALENDAR_TIMEOUT_MS).toBe(15_000);
    act(() => jest.advanceTimersByTime(14_999));
    expect(state()).toEqual({ status: 'loading' });
    act(() => jest.advanceTimersByTime(1));
    expect(state()).toEqual({ status: 'slow' });
    receive(height(700));
    expect(state()).toEqual({ status: 'ready', height: 700 });
  });

  test('does not apply to an unknown provider', () => {
    render(<Calendar url="https://calendar.example/demo" />);
    comeNear();
    receive({ height: 700 }, { origin: 'https://calendar.example' });
    act(() => jest.advanceTimersByTime(10 * CALENDAR_TIMEOUT_MS));
    expect(state()).toEqual({ status: 'silent' });
  });
});

test('replies only to the calendar’s own origin', () => {
  render(<Calendar url={CAL_COM} />);
  const post = jest.spyOn(frameWindow(), 'postMessage').mockImplementation();
  receive({ originator: 'CAL', type: '__iframeReady' }, { origin: 'https://evil.example' });
  expect(post).not.toHaveBeenCalled();
  receive({ originator: 'CAL', type: '__iframeReady' }, { origin: 'https://cal.com' });
  receive({ originator: 'CAL', type: 'linkReady' }, { origin: 'https://cal.com' });
  expect(post.mock.calls).toEqual([[{ originator: 'CAL', method: 'parentKnowsIframeReady' }, 'https://cal.com']]);
});

test('only a known provider gets the visitor’s details in the frame’s address', () => {
  const ada = { name: 'Ada Byron Lovelace', email: 'ada@example.com', phone: '(713) 555-0142' };
  const details = 'embed_domain=ardenwell.example&embed_type=Inline&name=Ada+Byron+Lovelace&email=ada%40example.com';
  expect(frameAddress(`${CALENDLY}?a=1`, ada)).toBe(`${CALENDLY}?a=1&${details}`);
  expect(frameAddress(CAL_COM, undefined)).toBe(`${CAL_COM}/embed?embed=`);
  expect(frameAddress('https://calendar.example/demo?a=1', ada)).toBe('https://calendar.example/demo?a=1');
});
