import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { VideoContent } from '../../content/types.ts';
import { embeddedVideo } from '../../content/video.ts';
import { useFrameMessages } from '../../hooks/useFrameMessages.ts';
import { playerOf, VIDEO_TIMEOUT_MS } from '../../integrations/video.ts';
import { space, theme, colorSchemes, type } from '../../theme/index.ts';
import { SiteLink } from '../SiteLink.tsx';
import { VideoFrame } from './VideoFrame.ts';
import { VideoPoster } from './VideoPoster.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space[12]};
`;

/** Covers the frame, which may show only the browser's error page. */
const Failure = styled.div`
  ${colorSchemes.inverse}
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  gap: ${space[8]};
  padding: ${space[24]};
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};
  text-align: center;
`;

const Fallback = styled.p`
  ${type.small}
`;

type VideoEmbedStatus = 'poster' | 'loading' | 'playing' | 'failed';

export type VideoEmbedProps = {
  video: VideoContent;
  /** URL of the video's page or player on its host. */
  url: string;
  poster: ReactNode;
  /** Sets the initial state, for stories. */
  initialStatus?: 'poster' | 'failed';
};

/**
 * A video on another host behind our poster: the host gets no request before the visitor clicks. The poster links to the video, so
 * it also plays without JavaScript, and the link is shown again if the player fails to load.
 */
export function VideoEmbed({ video, url, poster, initialStatus = 'poster' }: VideoEmbedProps) {
  const [status, setStatus] = useState<VideoEmbedStatus>(initialStatus);
  const frame = useRef<HTMLIFrameElement>(null);
  const player = status === 'poster' ? undefined : playerOf(url, window.location.origin);

  useEffect(() => {
    if (status !== 'loading') return undefined;
    frame.current?.focus();
    const timer = setTimeout(() => setStatus('failed'), VIDEO_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [status]);

  // A message proves that the player has loaded, even after the timeout.
  useFrameMessages(frame, player?.src, () => setStatus('playing'));

  const greet = () => {
    if (player?.greeting) frame.current?.contentWindow?.postMessage(player.greeting, new URL(player.src).origin);
    else setStatus('playing');
  };

  const link = <SiteLink to={{ url, opensNewTab: true }}>{embeddedVideo.openPage}</SiteLink>;
  if (!player) {
    return (
      <VideoFrame>
        <VideoPoster video={video} href={url} onPlay={() => setStatus('loading')}>
          {poster}
        </VideoPoster>
      </VideoFrame>
    );
  }
  return (
    <Root>
      <VideoFrame>
        <iframe
          ref={frame}
          src={player.src}
          title={video.label}
          onLoad={greet}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube does not play on pages that send no origin.
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        />
        {status === 'failed' ? (
          <Failure role="alert">
            <strong>{embeddedVideo.failedTitle}</strong>
            <p>{embeddedVideo.failedText}</p>
            {link}
          </Failure>
        ) : null}
      </VideoFrame>
      {status === 'failed' ? null : <Fallback>{link}</Fallback>}
    </Root>
  );
}
