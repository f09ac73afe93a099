import { readVideoAddress, type HostedVideo } from '../config/videoAddress.ts';

export const VIDEO_TIMEOUT_MS = 8000;

export type Player = {
  /** The frame's address. Plays at once with captions, because the visitor has clicked. */
  src: string;
  /**
   * A message that the player replies to: a loaded frame may hold the browser's error page. It is undefined if the host has
   * none, so that loading has to suffice.
   */
  greeting?: string;
};

const withQuery = (address: string, parameters: Record<string, string>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

const toPlayer: Record<HostedVideo['host'], (video: HostedVideo, siteOrigin: string) => Player> = {
  YouTube: ({ id }, siteOrigin) => {
    // Sets no cookies before the video plays.
    const src = withQuery(`https://www.youtube-nocookie.com/embed/${id}`, {
      autoplay: '1',
      cc_load_policy: '1',
      enablejsapi: '1',
      origin: siteOrigin,
      playsinline: '1',
      rel: '0',
    });
    return { src, greeting: '{"event":"listening"}' };
  },
  Vimeo: ({ id, key }) => {
    const src = withQuery(`https://player.vimeo.com/video/${id}`, {
      ...(key ? { h: key } : {}),
      autoplay: '1',
      dnt: '1',
      playsinline: '1',
      texttrack: 'en',
    });
    return { src, greeting: '{"method":"ping"}' };
  },
  Wistia: ({ id }) => {
    const parameters = { autoPlay: 'true', doNotTrack: 'true', playsinline: 'true' };
    return { src: withQuery(`https://fast.wistia.net/embed/iframe/${id}`, parameters) };
  },
  Loom: ({ id }) => {
    const parameters = { autoplay: 'true', hide_owner: 'true', hide_share: 'true' };
    return { src: withQuery(`https://www.loom.com/embed/${id}`, parameters) };
  },
};

/**
 * @param address of the video's page on its host, or of the player itself
 * @param siteOrigin of our page: YouTube sends messages to no other
 */
export function playerOf(address: string, siteOrigin: string): Player {
  const video = readVideoAddress(new URL(address));
  return video ? toPlayer[video.host](video, siteOrigin) : { src: withQuery(address, { autoplay: '1' }) };
}
