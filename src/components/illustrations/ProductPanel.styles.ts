import styled, { css } from 'styled-components';
import { pictureColors, radius, shadow, space, theme } from '../../theme/index.ts';

/** The business's own color, which a visitor may choose (`ClientJourney`). Text on it is light. */
export const partnerColor = `var(--partner, ${theme.color.text.link})`;

/** Sizes are in `em`, because a poster draws the panel as large as its frame allows. */
export const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  color: ${theme.color.text.soft};
  font-size: 0.8125rem;
  line-height: 1.4;

  [role='img'] {
    ${pictureColors}
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1em;
    padding: 1.25em;
    border: 1px solid ${theme.color.border.subtle};
    border-radius: ${radius.medium};
    background: ${theme.color.surface.card};
    box-shadow: ${shadow.raised};
    color: ${theme.color.text.body};
  }

  /* Below the panel; before it in the markup for a video's, where it stands above (VideoFrame.ts). */
  figcaption {
    order: 1;
  }

  b {
    color: ${theme.color.text.heading};
    font-weight: 600;
  }
`;

export const Head = styled.p`
  display: flex;
  align-items: center;
  gap: 0.6em;

  b {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  > :last-child {
    flex: none;
    margin-inline-start: auto;
  }
`;

/** A head in the business's color, up to the edges of its panel. The badge has the card's. */
export const coloredHead = css`
  [role='img'] {
    overflow: clip;
  }

  [role='img'] > :first-child {
    margin-block-start: -1.25em;
    margin-inline: -1.25em;
    padding: 1em 1.25em;
    background: ${partnerColor};
    color: ${theme.color.text.onInverse};
  }

  [role='img'] > :first-child > * {
    color: inherit;
  }

  [role='img'] > :first-child > i {
    background: ${theme.color.surface.card};
    color: ${partnerColor};
  }
`;

/** The business's initials on its color. */
export const Badge = styled.i`
  flex: none;
  display: grid;
  place-content: center;
  width: 2.6em;
  height: 2.6em;
  border: 1px solid transparent;
  border-radius: 0.8em;
  background: ${partnerColor};
  color: ${theme.color.text.onInverse};
  font-size: 0.8em;
  font-style: normal;
  font-weight: 600;
`;

/** Ruled rows that begin with a mark. */
export const Rows = styled.ul`
  li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0.25em 0.9em;
    padding-block: 0.6em;
  }

  li:not(:first-child) {
    border-block-start: 1px solid ${theme.color.border.subtle};
  }

  li:last-child {
    padding-block-end: 0;
  }
`;

/** Ruled rows of a label and its value. */
export const Facts = styled(Rows)`
  font-variant-numeric: tabular-nums;

  li {
    grid-template-columns: minmax(40%, 1fr) auto;
  }
`;

/** A client's initials or a tick, in a circle. */
export const Mark = styled.b`
  display: grid;
  place-content: center;
  width: 2.25em;
  height: 2.25em;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.full};
  background: ${theme.color.surface.page};
`;

/** A client's initials, a title and a line below it. */
export const Summary = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: 0.9em;

  > :first-child {
    grid-row: span 2;
  }
`;
