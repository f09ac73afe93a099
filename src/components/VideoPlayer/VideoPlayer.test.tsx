import { fireEvent, render, screen } from '@testing-library/react';
import { introVideo } from '../../content/introVideo.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const poster = () => screen.queryByRole('link', { name: introVideo.playLabel });
const player = () => screen.queryByLabelText<HTMLVideoElement>(introVideo.label);

test('before the click there is a link to the file and no player', () => {
  render(<VideoPlayer video={introVideo} />);
  expect(poster()?.getAttribute('href')).toBe(`${introVideo.file}.mp4`);
  expect(player()).toBeNull();
});

test('a click starts the focused player with both formats and captions, instead of following the link', () => {
  render(<VideoPlayer video={introVideo} />);
  // False: the link was not followed.
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(poster()).toBeNull();
  expect(document.activeElement).toBe(player());
  expect([...document.querySelectorAll('source')].map((source) => [source.type, source.getAttribute('src')])).toEqual([
    ['video/webm', `${introVideo.file}.webm`],
    ['video/mp4', `${introVideo.file}.mp4`],
  ]);
  expect(player()?.querySelector('track')?.getAttribute('src')).toBe(`${introVideo.file}.vtt`);
});

test('takes the focus only once, when it starts', () => {
  const { rerender } = render(<VideoPlayer video={introVideo} />);
  fireEvent.click(screen.getByRole('link'));
  player()?.blur();
  rerender(<VideoPlayer video={introVideo} />);
  expect(document.activeElement).toBe(document.body);
});
