import styled, { css } from 'styled-components';
import { theme, type } from '../theme/index.ts';

/** The title of a page whose first section is its hero. */
export const DisplayTitle = styled.h1`
  ${type.display}
`;

/**
 * On every phone, a text is as wide as on the narrowest. It breaks alike on all of them, and as it does in the fallback fonts, so that
 * nothing moves when the brand fonts arrive.
 */
const onPhones = (longestLine: string) => css`
  @media (width < 30em) {
    max-width: ${longestLine};
  }
`;

export const PageTitle = styled.h1`
  ${type.h1}
  ${onPhones('9em')}
`;

/** A label above a title. */
export const Eyebrow = styled.p`
  ${type.eyebrow}
  color: ${theme.color.text.link};
`;

/** The first paragraph after a title. `$width`: its longest line, in em. */
export const Lead = styled.p<{ $width?: number }>`
  ${type.lead}
  max-width: ${({ $width }) => ($width ? `${$width}em` : 'none')};
  ${onPhones('17.25em')}
  color: ${theme.color.text.soft};
`;

export const Small = styled.p`
  ${type.small}
  color: ${theme.color.text.soft};
`;
