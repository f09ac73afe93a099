import styled from 'styled-components';
import { media, radius, shadow, theme } from '../../theme/index.ts';

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
  img,
  iframe {
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
