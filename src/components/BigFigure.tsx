import styled from 'styled-components';
import { fontFamily, media, space, theme, type } from '../theme/index.ts';

const Root = styled.figure`
  display: grid;
  gap: ${space[16]};
  padding-inline-start: ${space[24]};
  border-inline-start: 3px solid ${theme.color.ornament.accent};

  ${media.from('laptop')} {
    padding-inline-start: ${space[48]};
  }

  strong {
    color: ${theme.color.text.heading};
    font-family: ${fontFamily.heading};

    /* Not above the size of a page's title on a phone. */
    font-size: clamp(2.25rem, -0.2rem + 10.2vw, 9rem);
    font-weight: 480;
    line-height: 0.9;
    letter-spacing: -0.04em;
  }
`;

const Caption = styled.figcaption`
  ${type.lead}
  max-width: 20em;
  color: ${theme.color.text.soft};
`;

export type BigFigureProps = { figure: { value: string; caption: string } };

/** A large number with its caption. */
export function BigFigure({ figure }: BigFigureProps) {
  return (
    <Root>
      <strong>{figure.value}</strong>
      <Caption>{figure.caption}</Caption>
    </Root>
  );
}
