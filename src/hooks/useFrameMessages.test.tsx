import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFrameMessages } from './useFrameMessages.ts';

const URL = 'https://calendar.example/a';

type FrameProps = { url?: string; onMessage: (data: unknown) => void };

function Frame({ url = URL, onMessage }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameMessages(frame, url, onMessage);
  return <iframe ref={frame} title="Calendar" />;
}

const send = (data: string, source: Window | null, origin = 'https://calendar.example') =>
  void window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
const frameWindow = () => screen.getByTitle<HTMLIFrameElement>('Calendar').contentWindow;

test('calls the latest handler, and none after unmount', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = render(<Frame onMessage={first} />);
  const source = frameWindow();
  send('one', source);
  rerender(<Frame onMessage={second} />);
  send('two', source);
  expect([first.mock.calls.map(([data]) => data as unknown), second.mock.calls.map(([data]) => data as unknown)]).toEqual([
    ['one'],
    ['two'],
  ]);
  const removed = jest.spyOn(window, 'removeEventListener');
  unmount();
  expect(removed.mock.calls.map(([name]) => name)).toContain('message');
});

test('accepts only messages from the origin of the current URL', () => {
  const onMessage = jest.fn();
  const { rerender } = render(<Frame onMessage={onMessage} />);
  rerender(<Frame onMessage={onMessage} url="https://other.example/a" />);
  send('one', frameWindow());
  expect(onMessage).not.toHaveBeenCalled();
  send('two', frameWindow(), 'https://other.example');
  expect(onMessage).toHaveBeenCalledTimes(1);
});
