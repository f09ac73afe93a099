import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, space, theme, colorSchemes, width, type ColorScheme } from '../theme/index.ts';

type ColumnWidth = 'container' | 'reading';

/** What all sections share. A component of its own, because styled-components writes a rule again for each value of a prop. */
const Base = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};
  padding-block: ${space[64]};

  ${media.from('laptop')} {
    padding-block: ${space[96]};
  }

  /* A phone's first screen is for what the page says and asks. */
  ${media.screenBelow('laptop')} {
    main > &:first-of-type {
      padding-block-start: ${space[32]};
    }
  }

  ${media.print} {
    overflow: visible;
    padding-block: 0 ${space[24]};
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
