import styled from 'styled-components';
import { theme, type } from '../../theme/index.ts';

/** The title of a page whose first section is its hero. */
export const DisplayTitle = styled.h1`
  ${type.display}
`;

export const PageTitle = styled.h1`
  ${type.h1}
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
  color: ${theme.color.text.soft};
`;

export const Small = styled.p`
  ${type.small}
  color: ${theme.color.text.soft};
`;
