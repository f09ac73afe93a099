import type { EarlyMessages } from '../startup/earlyMessages.ts';
import { act, render, screen } from '@testing-library/react';
import { comeNear, fakeViewport } from '../hooks/viewport.harness.ts';
import { settle } from './settle.harness.ts';
import { useCalendarEmbed } from './calendar.ts';
import type { CalendarProvider } from './calendars/provider.ts';
import { frameAddress, type providerOf } from './calendars/providers.ts';
import { showInFrame } from '../lib/showInFrame.ts';

// jsdom loads no frames.
jest.mock('../lib/showInFrame.ts');

jest.mock('../config/settings.ts', () => ({
  settings: { SITE_URL: 'https://ardenwell.example', VITE_CALENDAR_EMBED_SCRIPT_URL: 'https://calendar.example/embed.js' },
}));

const mockAllowed = { services: true, analytics: true };
jest.mock('./consent.ts', () => ({ siteConsent: () => ({ read: () => ({ allowed: mockAllowed }) }) }));

/** Sends nothing but a booking. No real provider does, so it has another's name. */
const mockQuiet: CalendarProvider = {
  name: 'Calendly',
  matches: ({ hostname }) => hostname === 'quiet.example',
  firstMessage: 'on booking',
  query: () => ({}),
  read: (data) => (data === 'booked' ? { message: { kind: 'booked' } } : undefined),
};
jest.mock('./calendars/providers.ts', () => {
  const actual = jest.requireActual<{ providerOf: typeof providerOf }>('./calendars/providers.ts');
  const find: typeof providerOf = (url) => (mockQuiet.matches(new URL(url)) ? mockQuiet : actual.providerOf(url));
  return { ...actual, providerOf: find };
});

const CALENDLY = 'https://calendly.com/team/demo';
const CAL_COM = 'https://cal.com/team/demo';
const ready = { event: 'calendly.event_type_viewed', payload: {} };
const height = (pixels: number) => ({ event: 'calendly.page_height', payload: { height: `${pixels}px` } });
const booked = { event: 'calendly.event_scheduled', payload: { event: { uri: 'e/1' } } };

const onBooked = jest.fn();

function Calendar({ url = CALENDLY }: { url?: string }) {
  const { state, src, frameRef } = useCalendarEmbed({ url, onBooked });
  return (
    <>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <iframe ref={frameRef} data-src={src} title="Calendar" />
    </>
  );
}

const state = () => JSON.parse(screen.getByTestId('state').textContent) as unknown;
const frameWindow = () => {
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Calendar');
  if (!contentWindow) throw new Error('The frame has no window.');
  return contentWindow;
};

const script = () => document.querySelector('script[src="https://calendar.example/embed.js"]');

type From = { origin?: string; source?: Window | null };

function receive(data: unknown, { origin = 'https://calendly.com', source = frameWindow() }: From = {}) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

fakeViewport();
beforeEach(() => {
  jest.useFakeTimers();
  onBooked.mockReset();
  jest.mocked(showInFrame).mockReset();
  jest.spyOn(console, 'info').mockReset().mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(mockAllowed, { services: true, analytics: true });
  window.history.replaceState(null, '', '/');
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
    act(() => jest.advanceTimersByTime(150_000));
    expect(state()).toEqual({ status: 'loading' });
    comeNear();
    act(() => jest.advanceTimersByTime(14_999));
    expect(state()).toEqual({ status: 'loading' });
    act(() => jest.advanceTimersByTime(1));
    expect(state()).toEqual({ status: 'slow' });
    receive(height(700));
    expect(state()).toEqual({ status: 'ready', height: 700 });
  });

  test('means that something is blocked where the provider’s script is too, until a message comes', async () => {
    render(<Calendar />);
    await act(settle);
    await act(async () => {
      script()?.dispatchEvent(new Event('error'));
      await settle();
    });
    comeNear();
    act(() => jest.advanceTimersByTime(15_000));
    expect(state()).toEqual({ status: 'blocked' });
    expect(jest.mocked(console.info).mock.calls).toEqual([['Failed to load calendar embed script']]);
    receive(height(700));
    expect(state()).toEqual({ status: 'ready', height: 700 });
  });

  test('does not apply to an unknown provider', () => {
    render(<Calendar url="https://calendar.example/demo" />);
    comeNear();
    receive({ height: 700 }, { origin: 'https://calendar.example' });
    act(() => jest.advanceTimersByTime(150_000));
    expect(state()).toEqual({ status: 'silent' });
  });

  test('does not apply to a provider that sends nothing before a booking, which counts', () => {
    render(<Calendar url="https://quiet.example/demo" />);
    comeNear();
    act(() => jest.advanceTimersByTime(150_000));
    expect(state()).toEqual({ status: 'silent' });
    receive('booked', { origin: 'https://quiet.example' });
    expect(onBooked).toHaveBeenCalledTimes(1);
  });
});

describe('a booking that is not final', () => {
  const stored = (data: object) => ({ originator: 'CAL', type: 'bookingSuccessfulV2', data });
  const fromCalCom = { origin: 'https://cal.com' };

  test('is not thanked for, and stays known while the calendar’s height changes', () => {
    render(<Calendar url={CAL_COM} />);
    receive(stored({ status: 'PENDING' }), fromCalCom);
    receive({ originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight: 900 } }, fromCalCom);
    receive({ originator: 'CAL', type: 'linkReady' }, fromCalCom);
    expect(state()).toEqual({ status: 'ready', height: 900, booking: 'pending' });
    expect(onBooked).not.toHaveBeenCalled();
    receive({ originator: 'CAL', type: 'bookingCancelled' }, fromCalCom);
    expect(state()).toEqual({ status: 'ready', height: 900, booking: 'canceled' });
    jest.setSystemTime(Date.UTC(2026, 10, 20));
    const times = { startTime: '2026-12-01T16:00:00Z', endTime: '2026-12-01T17:00:00Z' };
    receive(stored({ status: 'ACCEPTED', ...times }), fromCalCom);
    expect(onBooked.mock.calls).toEqual([[{ start: Date.UTC(2026, 11, 1, 16), end: Date.UTC(2026, 11, 1, 17) }]]);
  });
});

describe('a page that the policy blocks', () => {
  const OURS = `${window.location.origin}/ty-demo`;
  const OTHERS = 'https://elsewhere.example';

  /** What a browser reports: not which frame it was. */
  const block = (blockedURI: string) => {
    const violation = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src', blockedURI });
    act(() => void document.dispatchEvent(violation));
  };
  const load = () => act(() => void screen.getByTitle('Calendar').dispatchEvent(new Event('load')));
  const wait = () => act(() => jest.advanceTimersByTime(1000));

  test.each([
    ['before its load', [block, load]],
    ['after its load', [load, block]],
  ])('was the calendar’s next one: reported %s', (_order, steps) => {
    render(<Calendar />);
    load();
    receive(ready);
    for (const step of steps) step(OTHERS);
    expect(state()).toEqual({ status: 'ready' });
    wait();
    expect(state()).toEqual({ status: 'left' });
    for (const step of steps) step(OURS);
    wait();
    expect(onBooked).toHaveBeenCalledTimes(1);
  });

  test('is not ours because its address begins like ours', () => {
    render(<Calendar />);
    load();
    receive(ready);
    block(`${window.location.origin}.evil.example/ty-demo`);
    load();
    wait();
    expect(onBooked).not.toHaveBeenCalled();
    expect(state()).toEqual({ status: 'left' });
  });

  test('was one of ours if it sends a message within a second', () => {
    render(<Calendar />);
    load();
    receive(ready);
    block(OTHERS);
    load();
    act(() => jest.advanceTimersByTime(999));
    expect(state()).toEqual({ status: 'ready' });
    receive(ready);
    wait();
    expect(state()).toEqual({ status: 'ready' });
  });

  test.each([
    [500, 'left'],
    [501, 'ready'],
  ])('%i ms before its load: %s', (milliseconds, status) => {
    render(<Calendar />);
    load();
    receive(ready);
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => Date.now());
    block(OTHERS);
    act(() => jest.advanceTimersByTime(milliseconds));
    load();
    wait();
    expect(state()).toEqual({ status });
    jest.restoreAllMocks();
  });

  test('stays one while other windows send messages', () => {
    render(<Calendar />);
    load();
    receive(ready);
    block(OTHERS);
    load();
    const sibling = document.body.appendChild(document.createElement('iframe'));
    for (const source of [window, sibling.contentWindow, null]) receive(ready, { source });
    wait();
    expect(state()).toEqual({ status: 'left' });
    sibling.remove();
  });

  test.each([OURS, OTHERS])('was that of another frame: %s', (blocked) => {
    render(<Calendar />);
    // The block comes while the calendar loads, and again afterwards.
    block(blocked);
    load();
    block(blocked);
    receive(ready);
    wait();
    block(blocked);
    wait();
    // The calendar goes on to another page of its own, which sends messages as before.
    load();
    block(blocked);
    receive(ready);
    wait();
    expect(state()).toEqual({ status: 'ready' });
    expect(onBooked).not.toHaveBeenCalled();
  });

  test('is not one that a directive for others blocks', () => {
    render(<Calendar />);
    load();
    load();
    act(
      () => void document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src' })),
    );
    wait();
    expect(state()).toEqual({ status: 'loading' });
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
  const embedder = { site: 'ardenwell.example', visitor: ada, campaign: {} };
  const details = 'embed_domain=ardenwell.example&embed_type=Inline&name=Ada+Byron+Lovelace&email=ada%40example.com';
  expect(frameAddress(`${CALENDLY}?a=1`, embedder)).toBe(`${CALENDLY}?a=1&${details}`);
  expect(frameAddress(CAL_COM, { ...embedder, visitor: undefined })).toBe(`${CAL_COM}/embed?embed=`);
  expect(frameAddress('https://calendar.example/demo?a=1', embedder)).toBe('https://calendar.example/demo?a=1');
});

test('the provider’s script waits until the address is bare, and neither it nor the campaign goes against the visitor’s choice', async () => {
  window.history.replaceState(null, '', '/?utm_source=news');
  const { unmount } = render(<Calendar />);
  const inserted = screen.getByTitle('Calendar').dataset.src;
  await act(settle);
  // The attribute stays: each change of it would be an entry in the history.
  expect(screen.getByTitle('Calendar').dataset.src).toBe(inserted);
  expect(jest.mocked(showInFrame).mock.calls).toEqual([[screen.getByTitle('Calendar'), `${inserted}&utm_source=news`]]);
  expect(window.location.search).toBe('');
  await act(async () => {
    script()?.dispatchEvent(new Event('load'));
    await settle();
  });
  expect(jest.mocked(console.info).mock.calls).toEqual([['Calendar embed script loaded']]);
  unmount();

  window.history.replaceState(null, '', '/?utm_source=news');
  Object.assign(mockAllowed, { services: false, analytics: false });
  render(<Calendar />);
  await act(settle);
  expect(script()).toBeNull();
  expect(showInFrame).toHaveBeenCalledTimes(1);
});
