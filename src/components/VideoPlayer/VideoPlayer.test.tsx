import { fireEvent, render, screen } from '@testing-library/react';
import { introFilm } from '../../content/introFilm.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const poster = () => screen.queryByRole('link', { name: introFilm.playLabel });
const player = () => screen.queryByLabelText<HTMLVideoElement>(introFilm.label);

test('until it is clicked there is a link to the file, and no player', () => {
  render(<VideoPlayer video={introFilm} />);
  expect(poster()?.getAttribute('href')).toBe(`${introFilm.file}.mp4`);
  expect(player()).toBeNull();
});

test('a click starts the focused player, with both formats and captions, and follows no link', () => {
  render(<VideoPlayer video={introFilm} />);
  // False: the link was not followed.
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(poster()).toBeNull();
  expect(document.activeElement).toBe(player());
  expect([...document.querySelectorAll('source')].map((source) => [source.type, source.getAttribute('src')])).toEqual([
    ['video/webm', `${introFilm.file}.webm`],
    ['video/mp4', `${introFilm.file}.mp4`],
  ]);
  expect(player()?.querySelector('track')?.getAttribute('src')).toBe(`${introFilm.file}.vtt`);
});

test('it takes the focus once, when it starts', () => {
  const { rerender } = render(<VideoPlayer video={introFilm} />);
  fireEvent.click(screen.getByRole('link'));
  player()?.blur();
  rerender(<VideoPlayer video={introFilm} />);
  expect(document.activeElement).toBe(document.body);
});
