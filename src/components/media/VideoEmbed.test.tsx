import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { webinarGate } from '../../content/webinarGate.ts';
import { VideoEmbed } from './VideoEmbed.tsx';

const { video } = webinarGate;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(url: string) {
  render(<VideoEmbed video={video} url={url} poster={null} />, { wrapper: MemoryRouter });
  wait();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: video.playLabel }));
  const frame = screen.getByTitle<HTMLIFrameElement>(video.label);
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  return { frame, post: jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation() };
}

const wait = (ms = 8000) => act(() => jest.advanceTimersByTime(ms));

test('an unknown host counts as playing as soon as its frame has loaded', () => {
  const { frame, post } = start('https://video.example/7');
  fireEvent.load(frame);
  wait();
  expect(post).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a host that never loads fails after eight seconds, with a link to its page', () => {
  start('https://video.example/7');
  wait(7999);
  expect(screen.queryByRole('alert')).toBeNull();
  wait(1);
  expect(screen.getByRole('alert').querySelector('a')?.href).toBe('https://video.example/7');
});

test('a known player is sent a greeting; a frame that loads without a response shows an error page', () => {
  const { frame, post } = start('https://youtu.be/abcdefghijk');
  fireEvent.load(frame);
  expect(post).toHaveBeenCalledWith('{"event":"listening"}', 'https://www.youtube-nocookie.com');
  wait();
  expect(screen.getByRole('alert')).toBeTruthy();

  // A message after the timeout counts, but only from this host.
  const send = (origin: string) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: '{"event":"onReady"}', origin, source: frame.contentWindow }));
    });
  send('https://evil.example');
  expect(screen.getByRole('alert')).toBeTruthy();
  send('https://www.youtube-nocookie.com');
  expect(screen.queryByRole('alert')).toBeNull();
});
