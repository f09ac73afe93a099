import { playerOf } from './video.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&cc_load_policy=1&enablejsapi=1&rel=0';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&texttrack=en'],
  ['https://vimeo.com/76979871/ab12', 'https://player.vimeo.com/video/76979871?h=ab12&autoplay=1&dnt=1&texttrack=en'],
  [
    'https://player.vimeo.com/video/76979871?h=ab12',
    'https://player.vimeo.com/video/76979871?h=ab12&autoplay=1&dnt=1&texttrack=en',
  ],
  ['https://www.loom.com/share/0123', 'https://www.loom.com/embed/0123?autoplay=1'],
  ['https://video.example/player/7?lang=en', 'https://video.example/player/7?lang=en&autoplay=1'],
  ['https://notyoutube.com/watch?v=1', 'https://notyoutube.com/watch?v=1&autoplay=1'],
])('%s is framed as %s', (address, src) => expect(playerOf(address).src).toBe(src));

test('only players that are known to answer are greeted', () => {
  expect(playerOf('https://youtu.be/a').greeting).toBe('{"event":"listening"}');
  expect(playerOf('https://vimeo.com/1').greeting).toBe('{"method":"ping"}');
  expect(playerOf('https://video.example/1').greeting).toBeUndefined();
});
