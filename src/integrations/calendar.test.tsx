import { act, fireEvent, render, screen } from '@testing-library/react';
import { CALENDAR_TIMEOUT_MS, frameAddress, readCalendarMessage, useCalendarEmbed } from './calendar.ts';
import { rememberVisitor } from './visitor.ts';

jest.mock('../config/settings.ts', () => ({
  settings: { VITE_CALENDAR_EMBED_SCRIPT_URL: 'https://calendar.example/embed.js' },
}));

const URL_OF_CALENDAR = 'https://calendar.example/demo';
const onBooked = jest.fn();

function Calendar() {
  const { state, frameRef, markLoaded } = useCalendarEmbed({ url: URL_OF_CALENDAR, onBooked });
  return (
    <>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <iframe ref={frameRef} title="Calendar" onLoad={markLoaded} />
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
  sessionStorage.clear();
  onBooked.mockReset();
  jest.spyOn(console, 'info').mockReset().mockImplementation();
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

test.each([
  ['nothing came in time', () => undefined],
  ['the frame loaded the browser’s own error page', () => fireEvent.load(screen.getByTitle('Calendar'))],
])('offers other ways when %s', (_case, happen) => {
  render(<Calendar />);
  happen();
  expect(CALENDAR_TIMEOUT_MS).toBe(8000);
  act(() => jest.advanceTimersByTime(7999));
  expect(state()).toEqual({ status: 'loading' });
  act(() => jest.advanceTimersByTime(1));
  expect(state()).toEqual({ status: 'failed' });
  // However late it comes.
  say({ type: 'calendar:height', height: 700 });
  expect(state()).toEqual({ status: 'ready', height: 700 });
});

test('takes any word of the calendar for a sign of life, and keeps the height it had', () => {
  render(<Calendar />);
  say('[iFrameSizer]message');
  expect(state()).toEqual({ status: 'ready' });
  say({ type: 'calendar:height', height: 812 });
  say({ event: 'provider.page_viewed' });
  expect(state()).toEqual({ status: 'ready', height: 812 });
});

test('calls a silent calendar blocked when its script was refused too, and only then', async () => {
  render(<Calendar />);
  await act(() => Promise.resolve(embedScript()?.dispatchEvent(new Event('error'))).then());
  expect(state()).toEqual({ status: 'loading' });
  act(() => jest.advanceTimersByTime(CALENDAR_TIMEOUT_MS));
  expect(state()).toEqual({ status: 'blocked' });
  say({ type: 'calendar:ready' });
  expect(state()).toEqual({ status: 'ready' });
});

test('adds the embed script once for two calendars, removes it with the last, and logs how it went', () => {
  const { rerender, unmount } = render(
    <>
      <Calendar key="one" />
      <Calendar key="two" />
    </>,
  );
  expect(document.querySelectorAll('script[src="https://calendar.example/embed.js"]')).toHaveLength(1);
  act(() => void embedScript()?.dispatchEvent(new Event('error')));
  expect(console.info).toHaveBeenCalledWith('Failed to load calendar embed script');
  embedScript()?.dispatchEvent(new Event('load'));
  expect(console.info).toHaveBeenCalledWith('Calendar embed script loaded');
  expect(console.info).toHaveBeenCalledTimes(2);
  rerender(<Calendar key="one" />);
  expect(embedScript()).not.toBeNull();
  unmount();
  expect(embedScript()).toBeNull();
});

describe('what the frame is told', () => {
  const ada = { name: 'Ada Byron Lovelace', email: 'ada@example.com', phone: '(713) 555-0142' };
  const told = () => {
    const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Calendar');
    if (!contentWindow) throw new Error('The frame has no window.');
    return jest.spyOn(contentWindow, 'postMessage').mockImplementation();
  };

  test('a loaded frame is asked to say again what a late page has missed', () => {
    render(<Calendar />);
    const post = told();
    fireEvent.load(screen.getByTitle('Calendar'));
    expect(post.mock.calls).toEqual([[{ type: 'calendar:hello' }, 'https://calendar.example']]);
  });

  test('so is a prerendered frame that had loaded before', () => {
    const posted = jest.fn();
    const elsewhere = { postMessage: posted } as unknown as Window;
    jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
    jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(elsewhere);
    render(<Calendar />);
    expect(posted.mock.calls).toEqual([[{ type: 'calendar:hello' }, 'https://calendar.example']]);
    jest.restoreAllMocks();
  });

  test('a known visitor’s details go to the calendar that has spoken, to its origin alone, once', () => {
    rememberVisitor(ada);
    render(<Calendar />);
    const post = told();
    say('something of its own');
    expect(post).not.toHaveBeenCalled();
    say({ type: 'calendar:ready' });
    say({ type: 'calendar:height', height: 700 });
    expect(post.mock.calls).toEqual([[{ type: 'calendar:prefill', ...ada }, 'https://calendar.example']]);
  });

  test('of a stranger nothing is said', () => {
    sessionStorage.clear();
    render(<Calendar />);
    const post = told();
    say({ type: 'calendar:ready' });
    expect(post).not.toHaveBeenCalled();
  });

  test.each([
    ['https://calendar.example/demo?a=1', 'https://calendar.example/demo?a=1'],
    ['https://notcalendly.com/a', 'https://notcalendly.com/a'],
    ['https://calendly.com/team/demo?a=1', 'https://calendly.com/team/demo?a=1&name=Ada+Byron+Lovelace&email=ada%40example.com'],
    [
      'https://api.leadconnectorhq.com/widget/booking/x',
      'https://api.leadconnectorhq.com/widget/booking/x?first_name=Ada&last_name=Byron+Lovelace&email=ada%40example.com&phone=%28713%29+555-0142',
    ],
  ])('the address of %s carries them only where its provider wants that', (url, address) => {
    expect(frameAddress(url, ada)).toBe(address);
    expect(frameAddress(url, undefined)).toBe(url);
  });
});
