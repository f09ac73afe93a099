import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { media, space, theme, colorSchemes, width, type ColorScheme } from '../../theme/index.ts';

type ColumnWidth = 'container' | 'reading';

const render = keyframes`
  to { content-visibility: visible; }
`;

/** Time for the page to load, and between sections: all at once would be a long task. */
const RENDER_AFTER_MS = 3000;
const RENDER_EVERY_MS = 100;

/** What all sections share. A component of its own, because styled-components writes a rule again for each value of a prop. */
const Base = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};
  padding-block: ${space[64]};

  ${media.from('laptop')} {
    padding-block: ${space[128]};
  }

  ${media.print} {
    overflow: visible;
    padding-block: 0 ${space[24]};
  }

  /*
   * Skips layout and paint of sections far below the viewport while the page loads. Later they are rendered for pictures of the whole
   * page, which would have blank bands.
   */
  section ~ & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 600px;
    animation: ${render} 1ms forwards;

    ${[0, 1, 2, 3, 4].map(
      (place) => css`
        &:nth-of-type(5n + ${place}) {
          animation-delay: ${RENDER_AFTER_MS + place * RENDER_EVERY_MS}ms;
        }
      `,
    )}

    /* On a jump to the end, what is shown moves if one of the last sections is not as high as estimated. */
    &:nth-last-of-type(-n + 2) {
      content-visibility: visible;
    }

    ${media.reducedMotion} {
      content-visibility: visible;
    }

    ${media.from('laptop')} {
      contain-intrinsic-block-size: auto 700px;
    }
  }
`;

const tight = css`
  ${media.screen} {
    padding-block: ${space[48]};

    ${media.from('laptop')} {
      padding-block: ${space[64]};
    }
  }
`;

const Root = styled(Base)<{ $colorScheme: ColorScheme; $isTight: boolean }>`
  ${({ $colorScheme }) => colorSchemes[$colorScheme]}
  ${({ $isTight }) => ($isTight ? tight : null)}
`;

const gutter = css`
  padding-inline: ${space[24]};

  ${media.from('tablet')} {
    padding-inline: ${space[48]};
  }

  /* The sheet has margins. */
  ${media.print} {
    padding-inline: 0;
  }
`;

/** The content column: 1200 px, or 720 px for reading, with the page's gutter. */
export const Container = styled.div<{ $width?: ColumnWidth }>`
  ${gutter}
  width: 100%;
  max-width: calc(${({ $width = 'container' }) => width[$width]} + 2 * ${space[48]});
  margin-inline: auto;
`;

export type PageSectionProps = {
  colorScheme?: ColorScheme;
  width?: ColumnWidth;
  /** Halves the padding, for a section of one or two lines. */
  isTight?: boolean;
  id?: string;
  /** Id of the heading that names the region. */
  labelledBy?: string;
  /** Drawn behind the content and outside its column. */
  backdrop?: ReactNode;
  children: ReactNode;
};

/** A full-width section of a page with one of the four backgrounds. Adjacent sections of a page have different ones. */
export function PageSection({
  colorScheme = 'page',
  width: column = 'container',
  isTight = false,
  id,
  labelledBy,
  backdrop,
  children,
}: PageSectionProps) {
  return (
    <Root $colorScheme={colorScheme} $isTight={isTight} id={id} aria-labelledby={labelledBy}>
      <Container $width={column}>{children}</Container>
      {/* Last, so that it is drawn when the height of the section is known, not while the page's HTML is still on its way. */}
      {backdrop}
    </Root>
  );
}
