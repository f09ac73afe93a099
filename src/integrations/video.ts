/** How long a player may take before the visitor is offered another way, in milliseconds. */
export const VIDEO_TIMEOUT_MS = 8000;

export type Player = {
  /** Address of the page to frame. It plays at once and shows captions: it is framed when the visitor clicks. */
  src: string;
  /**
   * What the host's player answers to. A frame that loads may hold the browser's own error page, which says nothing; undefined where
   * the host is not known to answer, so that loading has to be proof enough.
   */
  greeting?: string;
};

const withQuery = (address: string, parameters: Record<string, string>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

const lastPart = ({ pathname }: URL): string => pathname.replace(/.*\//, '');

/** @param siteOrigin of the page that shows the player: YouTube talks to no other */
type Host = { names: readonly string[]; toPlayer: (url: URL, siteOrigin: string) => Player };

/** Where a video's page and its player have different addresses: the owner may give either. */
const hosts: readonly Host[] = [
  {
    names: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    toPlayer: (url, siteOrigin) => {
      const id = url.searchParams.get('v') ?? lastPart(url);
      // The host that sets no cookies before the video plays.
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
      const [id = '', hash] = url.pathname.replace(/\/(video\/)?/, '').split('/');
      // Unlisted videos are opened by a second part of the address.
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
 * The player of a video.
 *
 * @param address of the video's page on its host, or of the player itself
 * @param siteOrigin of the page that shows it
 */
export function playerOf(address: string, siteOrigin: string): Player {
  const url = new URL(address);
  const host = hosts.find(({ names }) => names.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`)));
  return host ? host.toPlayer(url, siteOrigin) : { src: withQuery(address, { autoplay: '1' }) };
}
