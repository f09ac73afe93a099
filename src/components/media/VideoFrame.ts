import styled from 'styled-components';
import { media, radius, shadow, space, theme } from '../../theme/index.ts';

/** The frame of every video; its aspect ratio avoids a layout shift while the video loads. */
export const VideoFrame = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.large};
  background: ${theme.color.surface.raised};
  box-shadow: ${shadow.raised};
  aspect-ratio: 16 / 9;

  video,
  iframe {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }

  /* Instead of the video its address. */
  ${media.print} {
    overflow: visible;
    border: 0;
    aspect-ratio: auto;

    a > * {
      display: none;
    }

    a::before {
      content: attr(aria-label);
    }
  }
`;

/** A drawn panel in place of a poster: behind the video, and cut off by its frame. */
export const Poster = styled.div`
  position: absolute;
  inset: 0;
  container-type: inline-size;
  display: grid;
  grid-template-columns: min(100%, 34em);
  place-content: start center;
  padding: ${space[12]} ${space[24]} 0;
  background: ${theme.color.surface.inverse};

  /* As large as its frame. */
  figure {
    font-size: max(0.8125rem, 2.1cqi);
  }

  /* Above the panel, as in the markup: a first paint may come between the two. */
  figure figcaption {
    order: 0;
    color: ${theme.color.text.onInverse};
  }

  ${media.print} {
    display: none;
  }
`;
