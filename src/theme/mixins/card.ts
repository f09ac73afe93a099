import { css } from 'styled-components';
import { media, radius, space, theme, type } from '../index.ts';

/** The title of a card and the text after it. */
export const cardText = css`
  h3 {
    ${type.h3}
  }

  h3 + p {
    color: ${theme.color.text.soft};
    font-size: 1rem;
  }
`;

export const cardSurface = css`
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};
`;

/** A card with a title and a text. */
export const card = css`
  ${cardText}
  ${cardSurface}
  display: grid;
  align-content: start;
  gap: ${space[12]};
  padding: ${space[24]};

  ${media.from('laptop')} {
    padding: ${space[32]};
  }
`;
