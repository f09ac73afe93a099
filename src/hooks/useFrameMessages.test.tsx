import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { nearMisses } from '../../tests/nearMisses.ts';
import { recordEarlyMessages, type EarlyMessages } from '../startup/earlyMessages.ts';
import { useFrameMessages } from './useFrameMessages.ts';

const ORIGIN = 'https://calendar.example';
const onMessage = jest.fn<undefined, [unknown, (data: unknown) => void]>();

function Embedded({ url }: { url?: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameMessages(frame, url, onMessage);
  return <iframe ref={frame} title="Embedded" />;
}

/** Puts a frame into the page, as prerendering and other scripts do. */
const addFrame = () => document.body.appendChild(document.createElement('iframe'));

function send(source: MessageEventSource | null | undefined, origin = ORIGIN, data: unknown = 'booked') {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

function open(url: string | undefined = `${ORIGIN}/widget?a=1`) {
  const { container, unmount } = render(<Embedded url={url} />);
  return { frame: container.querySelector('iframe')?.contentWindow, unmount };
}

const received = () => onMessage.mock.calls.map(([data]) => data);

beforeEach(() => void onMessage.mockReset());
afterEach(() => {
  delete (window as EarlyMessages).earlyMessages;
  document.body.replaceChildren();
});

test('a message of the frame from its own origin counts, and gets its reply there', () => {
  const { frame, unmount } = open();
  send(frame);
  expect(received()).toEqual(['booked']);
  const post = jest.spyOn(frame as Window, 'postMessage').mockImplementation();
  onMessage.mock.calls[0]?.[1]('reply');
  expect(post.mock.calls).toEqual([['reply', ORIGIN]]);
  unmount();
  send(frame);
  expect(received()).toHaveLength(1);
});

test.each([
  ...nearMisses(ORIGIN),
  `${ORIGIN}:8443`,
  `${ORIGIN}.evil.example`,
  `${ORIGIN}/`,
  'https://www.calendar.example',
  'http://calendar.example',
  window.location.origin,
  'null',
  '',
])('a message of the frame from %j does not count', (origin) => {
  send(open().frame, origin);
  expect(received()).toEqual([]);
});

test.each<[string, () => MessageEventSource | null | undefined]>([
  ['the page itself', () => window],
  ['a sibling frame', () => addFrame().contentWindow],
  [
    'a frame inside the frame',
    () => {
      const outer = document.querySelector('iframe')?.contentDocument;
      return outer?.body.appendChild(outer.createElement('iframe')).contentWindow;
    },
  ],
  // Such as the page that has opened this one, or a popup.
  [
    'another window',
    () => {
      const other = addFrame().contentWindow;
      document.body.lastElementChild?.remove();
      return other;
    },
  ],
  ['nothing', () => null],
])('a message of %s from the frame’s origin does not count', (_what, sourceOf) => {
  open();
  send(sourceOf());
  expect(received()).toEqual([]);
});

test('a frame without an address gets no messages', () => {
  const { container } = render(<Embedded />);
  send(container.querySelector('iframe')?.contentWindow);
  expect(received()).toEqual([]);
});

test('of the messages before hydration, too, only those of the frame from its own origin count, in their order', () => {
  recordEarlyMessages();
  const page = <Embedded url={`${ORIGIN}/widget`} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const frame = container.querySelector('iframe')?.contentWindow;
  const early = [
    [window, ORIGIN, 'of the page'],
    [frame, 'https://evil.example', 'of another origin'],
    [frame, ORIGIN, 'first'],
    [addFrame().contentWindow, ORIGIN, 'of a sibling'],
    [frame, ORIGIN, 'second'],
  ] as const;
  for (const [source, origin, data] of early) send(source, origin, data);
  render(page, { container, hydrate: true });
  expect(received()).toEqual(['first', 'second']);
});
