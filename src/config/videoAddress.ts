/** A video of a host on which its page and its player have different addresses. */
export type HostedVideo = {
  host: 'YouTube' | 'Vimeo' | 'Wistia' | 'Loom';
  id: string;
  /** The key that an unlisted video on Vimeo needs. */
  key?: string;
};

type Host = {
  name: HostedVideo['host'];
  domains: readonly string[];
  /** The form of the address, for messages. */
  example: string;
  /** The result is undefined for a list, a folder, a channel or an event: their addresses look much like a video's. */
  read: (url: URL) => { id: string; key?: string } | undefined;
};

/** `/embed/videoseries?list=…` and `/embed/live_stream?channel=…` have no video, and names as long as an id. */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|e|video)\/(?!videoseries|live_stream)([\w-]{11})(?:\/|$)/;
const VIMEO_PATH =
  /^\/(?:(?:channels|groups)\/[\w-]+\/(?:videos\/)?|manage\/videos\/|video\/|ondemand\/[\w-]+\/|(?:showcase|album)\/[\w-]+\/video\/)?(\d+)(?!\/review\/)(?:\/([\da-f]+))?(?:\/|$)/;

const first = (match: RegExpExecArray | null) => (match?.[1] ? { id: match[1] } : undefined);

const hosts: readonly Host[] = [
  {
    name: 'YouTube',
    domains: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    example: 'https://youtu.be/dQw4w9WgXcQ',
    read: ({ hostname, pathname, searchParams }) => {
      if (hostname.endsWith('youtu.be')) return first(/^\/([\w-]{11})\/?$/.exec(pathname));
      if (pathname === '/watch') return first(/^([\w-]{11})$/.exec(searchParams.get('v') ?? ''));
      return first(YOUTUBE_PATH.exec(pathname));
    },
  },
  {
    name: 'Vimeo',
    domains: ['vimeo.com'],
    example: 'https://vimeo.com/76979871',
    read: ({ pathname, searchParams }) => {
      const [, id, key = searchParams.get('h') ?? undefined] = VIMEO_PATH.exec(pathname) ?? [];
      return id ? { id, key } : undefined;
    },
  },
  {
    name: 'Wistia',
    domains: ['wistia.com', 'wistia.net', 'wi.st'],
    example: 'https://your-team.wistia.com/medias/abcde12345',
    read: ({ pathname }) => first(/\/(?:medias|iframe)\/([a-z0-9]{10})(?:[./]|$)/.exec(pathname)),
  },
  {
    name: 'Loom',
    domains: ['loom.com'],
    example: 'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
    read: ({ pathname }) => first(/^\/(?:share|embed)\/(?:[\w-]+-)?([\da-f]{32})(?:\/|$)/.exec(pathname)),
  },
];

const hostOf = ({ hostname }: URL) =>
  hosts.find(({ domains }) => domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)));

/** The video that an address names; undefined for another host's, which is shown as it is. */
export function readVideoAddress(url: URL): HostedVideo | undefined {
  const host = hostOf(url);
  const video = host?.read(url);
  return host && video ? { host: host.name, ...video } : undefined;
}

/** How the address of a video looks on this one's host, if it names no video there. */
export function expectedVideoAddress(url: URL): string | undefined {
  const host = hostOf(url);
  return host && !host.read(url) ? host.example : undefined;
}
