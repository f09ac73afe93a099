import styled from 'styled-components';
import { media, radius, shadow, theme } from '../../theme/index.ts';

/** The frame of every video; its aspect ratio avoids a layout shift while the video loads. */
export const VideoFrame = styled.div`
  /* Free ground for the button that plays, on the left of the poster. */
  --play-ground: max(76px, 15cqi);
  container: video / inline-size;
  position: relative;
  overflow: hidden;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.large};
  background: ${theme.color.surface.raised};
  box-shadow: ${shadow.raised};
  aspect-ratio: 16 / 9;

  video,
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }

  /* The browser's controls would lie over the poster. Without JavaScript nothing else plays the video. */
  button + video {
    visibility: hidden;

    ${media.withoutScript} {
      visibility: visible;
    }
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

/**
 * A drawn panel in place of a poster: behind the video, beside the button's ground, and cut off by the lower edge of its frame. It is as
 * large as the frame, and composed for it: a row that has no room as a whole is not shown, nor is what a small one leaves out.
 */
export const Poster = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  padding: 2cqi max(8px, 2cqi) 0 var(--play-ground);
  background: ${theme.color.surface.inverse};

  figure {
    grid-template-rows: auto minmax(0, 1fr);
    gap: 0.5em;
    font-size: max(11px, 2.2cqi);
  }

  /* Above the panel, as in the markup: a first paint may come between the two. */
  figure figcaption {
    order: 0;
    color: ${theme.color.text.onInverse};
  }

  figure [role='img'] {
    display: flex;
    flex-direction: column;
    gap: 0.6em;
    max-width: 100%;
    min-height: 0;
    margin-inline-start: 0;
    padding: 1em 1em 0.4em;
    border-block-end: 0;
    border-radius: ${radius.medium} ${radius.medium} 0 0;
  }

  figure [role='img'] > * {
    flex: none;
    align-self: stretch;
  }

  /* Rows without room wrap into further columns, which are cut off. */
  figure [role='img'] > ul {
    flex: 1 1 0;
    display: flex;
    flex-flow: column wrap;
    align-content: start;
    min-height: 0;
    margin-block: 0;
    overflow: clip;
  }

  /* Comes first, because the first of a column stays in it, with or without room. */
  figure [role='img'] > ul::before {
    content: '';
    width: 100%;
  }

  figure li {
    flex: none;
    width: 100%;
    padding-block: 0.4em;
  }

  @container video (width < 480px) {
    figure {
      font-size: max(11px, 3.85cqi);
    }

    figure [data-aside] {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;
