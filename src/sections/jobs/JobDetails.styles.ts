import styled from 'styled-components';
import { sticky } from '../../theme/mixins/sticky.ts';
import { fontFamily, media, space, theme, type } from '../../theme/index.ts';

export const Layout = styled.div`
  display: grid;
  gap: ${space[64]};

  ${media.from('laptop')} {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
    align-items: start;
    gap: ${space[96]};
  }
`;

/** Sticks beside the text, where there is room for it. */
export const Facts = styled.aside`
  ${sticky(space[96])}
  display: grid;
  gap: ${space[24]};
  padding-block-start: ${space[16]};
  border-block-start: 3px solid ${theme.color.action.primary};

  h2 {
    ${type.h3}
  }

  dl {
    display: grid;
    gap: 0 ${space[24]};

    ${media.from('tablet')} {
      grid-template-columns: 1fr 1fr;
    }

    ${media.from('laptop')} {
      grid-template-columns: 1fr;
    }
  }

  dl > div {
    padding-block: ${space[12]};
    border-block-end: 1px solid ${theme.color.border.subtle};
  }

  dt {
    ${type.small}
    color: ${theme.color.text.soft};
  }

  dd {
    color: ${theme.color.text.heading};
    font-size: 1rem;
    font-weight: 600;
  }
`;

/** Hidden on small screens, where the button above is near. */
export const FactsAction = styled.div`
  display: none;

  ${media.from('laptop')} {
    display: block;
  }
`;

export const Text = styled.div`
  display: grid;
  gap: ${space[64]};
  max-width: 46rem;

  ${media.from('laptop')} {
    gap: ${space[96]};
  }

  section {
    display: grid;
    gap: ${space[24]};
  }

  h2 {
    ${type.h2}
  }
`;

/** A larger first paragraph with a drop cap. */
export const About = styled.div`
  display: grid;
  gap: ${space[16]};

  p:first-child {
    ${type.lead}
    color: ${theme.color.text.heading};
  }

  p:first-child::first-letter {
    float: inline-start;

    /* A physical property, because ::first-letter ignores the logical one. */
    padding-right: 0.12em;
    color: ${theme.color.action.primary};
    font-family: ${fontFamily.heading};
    font-size: 3.6em;
    line-height: 0.82;
  }

  p:not(:first-child) {
    color: ${theme.color.text.soft};
  }
`;

export const Items = styled.ul`
  li {
    display: grid;
    grid-template-columns: ${space[24]} 1fr;
    padding-block: ${space[12]};
    border-block-end: 1px solid ${theme.color.border.subtle};
  }

  li::before {
    content: '';
    width: 7px;
    height: 7px;
    margin-block-start: 0.6em;
    border-radius: 50%;
    background: ${theme.color.action.primary};
  }
`;
