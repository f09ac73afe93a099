import { render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFrameMessages } from './useFrameMessages.ts';

const URL = 'https://calendar.example/a';

type FrameProps = { url?: string; onMessage: (data: unknown) => void };

function Frame({ url = URL, onMessage }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameMessages(frame, url, onMessage);
  return <iframe ref={frame} title="Calendar" />;
}

const say = (data: string, source: Window | null, origin = 'https://calendar.example') =>
  void window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
const frameWindow = () => screen.getByTitle<HTMLIFrameElement>('Calendar').contentWindow;

test('a frame is heard by what the page does with it now, and no longer than it is there', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = render(<Frame onMessage={first} />);
  const source = frameWindow();
  say('one', source);
  rerender(<Frame onMessage={second} />);
  say('two', source);
  expect([first.mock.calls.map(([data]) => data as unknown), second.mock.calls.map(([data]) => data as unknown)]).toEqual([
    ['one'],
    ['two'],
  ]);
  const removed = jest.spyOn(window, 'removeEventListener');
  unmount();
  expect(removed.mock.calls.map(([name]) => name)).toContain('message');
});

test('a frame that shows another address is heard from there alone', () => {
  const onMessage = jest.fn();
  const { rerender } = render(<Frame onMessage={onMessage} />);
  rerender(<Frame onMessage={onMessage} url="https://other.example/a" />);
  say('one', frameWindow());
  expect(onMessage).not.toHaveBeenCalled();
  say('two', frameWindow(), 'https://other.example');
  expect(onMessage).toHaveBeenCalledTimes(1);
});

test('without a frame nothing is heard', () => {
  const onMessage = jest.fn();
  renderHook(() => useFrameMessages({ current: null }, URL, onMessage));
  say('one', null);
  expect(onMessage).not.toHaveBeenCalled();
});
