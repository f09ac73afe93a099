import { playerOf } from './video.ts';

const SITE = 'https://ardenwell.example';
const YOUTUBE =
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&cc_load_policy=1&enablejsapi=1&origin=https%3A%2F%2Fardenwell.example&playsinline=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&playsinline=1&texttrack=en';
const WISTIA = 'https://fast.wistia.net/embed/iframe/abcde12345?autoPlay=true&doNotTrack=true&playsinline=true';
const LOOM = 'https://www.loom.com/embed/0123456789abcdef0123456789abcdef?autoplay=true&hide_owner=true&hide_share=true';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ/', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', YOUTUBE],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://vimeo.com/manage/videos/76979871', VIMEO],
  ['https://vimeo.com/channels/staff/76979871/', VIMEO],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', VIMEO],
  ['https://vimeo.com/showcase/7008490/video/76979871', VIMEO],
  ['https://vimeo.com/album/7008490/video/76979871', VIMEO],
  ['https://vimeo.com/manage/videos/76979871/settings', VIMEO],
  [
    'https://vimeo.com/76979871/ab12',
    'https://player.vimeo.com/video/76979871?h=ab12&autoplay=1&dnt=1&playsinline=1&texttrack=en',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=ab12',
    'https://player.vimeo.com/video/76979871?h=ab12&autoplay=1&dnt=1&playsinline=1&texttrack=en',
  ],
  ['https://www.loom.com/share/0123456789abcdef0123456789abcdef?sid=1', LOOM],
  ['https://www.loom.com/embed/0123456789abcdef0123456789abcdef', LOOM],
  ['https://our-team.wistia.com/medias/abcde12345', WISTIA],
  ['https://fast.wistia.net/embed/iframe/abcde12345', WISTIA],
  ['https://fast.wistia.com/embed/medias/abcde12345.jsonp', WISTIA],
  ['https://wi.st/medias/abcde12345', WISTIA],
  ['https://video.example/player/7?lang=en', 'https://video.example/player/7?lang=en&autoplay=1'],
  ...[
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutu.be/watch?v=dQw4w9WgXcQ',
    'https://notvimeo.com/76979871?a=1',
    'https://vimeo.com.evil.example/76979871?a=1',
    'https://notwi.st/medias/abcde12345?a=1',
    'https://notloom.com/share/0123456789abcdef0123456789abcdef?a=1',
    // An id that is too long, or has more around it, is none.
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQQ?a=1',
    'https://youtu.be/dQw4w9WgXcQ/more?a=1',
    'https://youtu.be/a/dQw4w9WgXcQ?a=1',
    'https://our-team.wistia.com/medias/abcde123456?a=1',
    'https://www.loom.com/share/0123456789abcdef0123456789abcdef0?a=1',
  ].map((address): [string, string] => [address, `${address}&autoplay=1`]),
])('the player of %s is %s', (address, src) => expect(playerOf(address, SITE).src).toBe(src));

test('only players that are known to reply get a greeting', () => {
  expect(playerOf('https://youtu.be/dQw4w9WgXcQ', SITE).greeting).toBe('{"event":"listening"}');
  expect(playerOf('https://vimeo.com/1', SITE).greeting).toBe('{"method":"ping"}');
  expect(playerOf('https://video.example/1', SITE).greeting).toBeUndefined();
});
