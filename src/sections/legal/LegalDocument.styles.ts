import styled from 'styled-components';
import { sticky } from '../../theme/mixins/sticky.ts';
import { media, space, theme, touchTarget, type, width } from '../../theme/index.ts';

export const Copy = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[24]};

  /* A title that just fits is one line in the fallback fonts and two in the brand's. */
  ${media.from('laptop')} {
    h1 {
      max-width: 11em;
    }
  }
`;

export const Facts = styled.div`
  display: grid;
  align-content: end;
  gap: ${space[24]};

  ${media.from('laptop')} {
    padding-inline-start: ${space[32]};
    border-inline-start: 1px solid ${theme.color.border.strong};
  }
`;

export const EffectiveDate = styled.dl`
  dt {
    ${type.eyebrow}
    color: ${theme.color.text.soft};
  }

  dd {
    ${type.h3}
  }
`;

export const Sample = styled.div`
  ${type.small}
  color: ${theme.color.text.soft};

  strong {
    color: ${theme.color.text.heading};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};

  ${media.from('laptop')} {
    grid-template-columns: minmax(0, 15rem) minmax(0, ${width.reading});
    justify-content: space-between;
    gap: ${space[64]};
  }

  ${media.print} {
    display: block;
  }
`;

/** Sticks below the header. */
export const Side = styled.div`
  ${sticky(space[96])}

  ${media.from('laptop')} {
    max-height: calc(100vh - ${space[128]});
    overflow-y: auto;
  }
`;

export const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[48]};

  ${media.print} {
    display: block;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${space[16]};

  ${media.print} {
    display: block;
    padding-block-end: ${space[32]};
  }
`;

export const HeadingLink = styled.a`
  display: grid;
  place-items: center;
  flex: none;
  width: ${touchTarget};
  height: ${touchTarget};
  color: ${theme.color.text.soft};

  ${media.hover} {
    &:not(:focus-visible) {
      opacity: 0;
    }
  }
`;

export const HeadingRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  break-after: avoid;

  &:hover ${HeadingLink} {
    opacity: 1;
  }

  h2 {
    ${type.h3}
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[12]};
  }

  h2 > span:first-child {
    color: ${theme.color.action.primary};
  }

  /* The target of a link to a section. */
  h2:target > span:last-child {
    text-decoration: underline;
    text-decoration-color: ${theme.color.ornament.accent};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.25em;
  }

  ${media.print} {
    padding-block-end: ${space[8]};

    h2:target > span:last-child {
      text-decoration: none;
    }
  }
`;
