import { act, render } from '@testing-library/react';
import { introVideo } from '../../content/introVideo.ts';
import type { VideoContent } from '../../content/types.ts';
import { HostedVideo } from './HostedVideo.tsx';

const { base, width, height, alt } = introVideo.poster;
const posterOfOneWidth = { base, width, height, alt };

let comeNear: () => void;
let margin: string | undefined;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
    const observer = { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
    comeNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    margin = options?.rootMargin;
    return observer;
  });
});
afterEach(() => jest.restoreAllMocks());

function show(video: Parameters<typeof HostedVideo>[0]['video']) {
  const player = render(<HostedVideo video={video} />).container.querySelector('video');
  if (!player) throw new Error('There is no player.');
  return player;
}

test('loads nothing before it comes near the screen', () => {
  const player = show(introVideo);
  expect([player.preload, player.hasAttribute('poster')]).toEqual(['none', false]);
  expect(margin).toBe('400px');
  act(() => comeNear());
  expect([player.preload, player.hasAttribute('poster')]).toEqual(['metadata', true]);
});

test('has both formats and captions', () => {
  const player = show(introVideo);
  expect([...player.querySelectorAll('source')].map((source) => [source.type, source.getAttribute('src')])).toEqual([
    ['video/webm', `${introVideo.file}.webm`],
    ['video/mp4', `${introVideo.file}.mp4`],
  ]);
  expect(player.querySelector('track')?.getAttribute('src')).toBe(`${introVideo.file}.vtt`);
});

test('its poster is the largest available image, which is behind it until then', () => {
  const posterOf = (video: VideoContent) => {
    const player = show(video);
    const image = player.parentElement?.querySelector('img');
    act(() => comeNear());
    expect([image?.getAttribute('src'), image?.getAttribute('loading')]).toEqual([player.getAttribute('poster'), 'lazy']);
    return player.getAttribute('poster');
  };
  expect(posterOf(introVideo)).toBe('/media/intro-poster-1280.avif');
  expect(posterOf({ ...introVideo, poster: posterOfOneWidth })).toBe('/media/intro-poster.avif');
});
