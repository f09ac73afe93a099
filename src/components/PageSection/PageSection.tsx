import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, space, theme, tones, width, type Tone } from '../../theme/index.ts';

export const states = ['Page', 'Raised', 'Tint', 'Inverse', 'Reading'] as const;

type ColumnWidth = 'container' | 'reading';

const Root = styled.section<{ $tone: Tone; $isTight: boolean }>`
  ${({ $tone }) => tones[$tone]}
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-block: ${({ $isTight }) => ($isTight ? space[48] : space[64])};
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};

  /* Styled, laid out and drawn when the reader comes near. */
  section ~ & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 1500px;

    ${media.from('laptop')} {
      contain-intrinsic-block-size: auto 800px;
    }
  }

  ${media.from('laptop')} {
    padding-block: ${({ $isTight }) => ($isTight ? space[64] : space[128])};
  }
`;

const gutter = css`
  padding-inline: ${space[24]};

  ${media.from('tablet')} {
    padding-inline: ${space[48]};
  }
`;

/** The column that content stands in: 1200 px, or 720 px for reading, with the page's gutter. */
export const Container = styled.div<{ $width?: ColumnWidth }>`
  ${gutter}
  width: 100%;
  max-width: calc(${({ $width = 'container' }) => width[$width]} + 2 * ${space[48]});
  margin-inline: auto;
`;

export type PageSectionProps = {
  tone?: Tone;
  width?: ColumnWidth;
  /** Half the air above and below: for a band of one or two lines. */
  isTight?: boolean;
  id?: string;
  /** Id of the heading that names the region. */
  labelledBy?: string;
  /** Drawn behind the content, out of its column: the motif. */
  backdrop?: ReactNode;
  children: ReactNode;
};

/** A full-width stripe of a page on one of the four grounds. A page never puts two of the same ground next to each other. */
export function PageSection({
  tone = 'page',
  width: column = 'container',
  isTight = false,
  id,
  labelledBy,
  backdrop,
  children,
}: PageSectionProps) {
  return (
    <Root $tone={tone} $isTight={isTight} id={id} aria-labelledby={labelledBy}>
      {backdrop}
      <Container $width={column}>{children}</Container>
    </Root>
  );
}
