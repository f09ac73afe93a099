export const VIDEO_TIMEOUT_MS = 8000;

export type Player = {
  /** The frame's address. Plays at once with captions, because the visitor has clicked. */
  src: string;
  /**
   * A message that the player replies to: a loaded frame may hold the browser's error page. Undefined if the host has none, so that
   * loading has to suffice.
   */
  greeting?: string;
};

const withQuery = (address: string, parameters: Record<string, string>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

const lastPart = ({ pathname }: URL): string => pathname.replace(/\/+$/, '').replace(/.*\//, '');

type Host = { names: readonly string[]; toPlayer: (url: URL, siteOrigin: string) => Player };

/** Hosts on which a video's page and its player have different addresses. */
const hosts: readonly Host[] = [
  {
    names: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    toPlayer: (url, siteOrigin) => {
      const [, part = lastPart(url)] = /\/([\w-]{11})(?:\/|$)/.exec(url.pathname) ?? [];
      const id = url.searchParams.get('v') ?? part;
      // Sets no cookies before the video plays.
      const src = withQuery(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`, {
        autoplay: '1',
        cc_load_policy: '1',
        enablejsapi: '1',
        origin: siteOrigin,
        playsinline: '1',
        rel: '0',
      });
      return { src, greeting: '{"event":"listening"}' };
    },
  },
  {
    names: ['vimeo.com'],
    toPlayer: (url) => {
      // After the words of a channel, a group or the owner's own page. Unlisted videos have a key.
      const [, id = '', hash] = /\/(\d+)(?:\/(\w+))?/.exec(url.pathname) ?? [];
      const key = hash ?? url.searchParams.get('h');
      const src = withQuery(`https://player.vimeo.com/video/${encodeURIComponent(id)}`, {
        ...(key ? { h: key } : {}),
        autoplay: '1',
        dnt: '1',
        playsinline: '1',
        texttrack: 'en',
      });
      return { src, greeting: '{"method":"ping"}' };
    },
  },
  {
    names: ['wistia.com', 'wistia.net'],
    toPlayer: (url) => {
      const src = withQuery(`https://fast.wistia.net/embed/iframe/${encodeURIComponent(lastPart(url))}`, {
        autoPlay: 'true',
        doNotTrack: 'true',
        playsinline: 'true',
      });
      return { src };
    },
  },
  {
    names: ['loom.com'],
    toPlayer: (url) => {
      const parameters = { autoplay: 'true', hide_owner: 'true', hide_share: 'true' };
      return { src: withQuery(url.href.replace('/share/', '/embed/'), parameters) };
    },
  },
];

/**
 * @param address of the video's page on its host, or of the player itself
 * @param siteOrigin of our page: YouTube sends messages to no other
 */
export function playerOf(address: string, siteOrigin: string): Player {
  const url = new URL(address);
  const host = hosts.find(({ names }) => names.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`)));
  return host ? host.toPlayer(url, siteOrigin) : { src: withQuery(address, { autoplay: '1' }) };
}
