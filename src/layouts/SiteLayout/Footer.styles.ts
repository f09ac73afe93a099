import styled from 'styled-components';
import { SiteLink } from '../../components/SiteLink.tsx';
import { fontFamily, media, radius, space, theme, colorSchemes, touchTarget, type } from '../../theme/index.ts';

export const Root = styled.footer`
  ${colorSchemes.inverse}
  padding-block: ${space[32]} ${space[16]};
  border-block-start: 1px solid ${theme.color.border.subtle};
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};

  ${media.from('tablet')} {
    padding-block: ${space[64]} ${space[48]};
  }

  ${media.print} {
    padding-block: ${space[12]} 0;
    break-inside: avoid;
  }
`;

/**
 * On a phone, the contact details and the short names of the fourth group have rows of their own: the footer fits on a screen. While a
 * page is read, `:last-child` matches nothing, and the links would move on a page so short that they are on the first screen.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[24]} ${space[32]};

  ${media.screenBelow('tablet')} {
    & > :is(:first-child, :nth-child(4)) {
      grid-column: 1 / -1;
    }

    & > :nth-child(4) ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space[16]};
    }
  }

  ${media.from('laptop')} {
    grid-template-columns: 1.6fr 1fr 1.4fr 1fr;
  }

  /* The contact details, without links to other pages. */
  ${media.print} {
    & > :not(:first-child) {
      display: none;
    }
  }
`;

export const Contact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  column-gap: ${space[16]};

  & > :not(a) {
    flex-basis: 100%;
  }
`;

export const Wordmark = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  margin-block-end: ${space[12]};
  font-family: ${fontFamily.heading};
  font-size: min(2rem, 12vw);
  font-weight: 480;
  line-height: 1.2;
  white-space: nowrap;

  svg {
    width: 40px;
    height: 40px;
  }
`;

export const GroupTitle = styled.h2`
  ${type.eyebrow}
  padding-block-end: ${space[4]};
  color: ${theme.color.text.soft};
`;

export const FooterLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  color: ${theme.color.text.body};
  font-size: 0.9375rem;
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;

/** A button that looks like a link. */
export const TextButton = styled.button`
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

export const Address = styled.address`
  ${type.small}
  color: ${theme.color.text.soft};
  font-style: normal;

  /* The city has a line of its own if it does not fit beside the street. */
  span {
    display: inline-block;
  }
`;

export const Base = styled.div`
  display: grid;
  gap: ${space[16]} ${space[48]};
  align-items: start;
  margin-block-start: ${space[24]};
  padding-block-start: ${space[16]};
  border-block-start: 1px solid ${theme.color.border.subtle};

  ${media.from('laptop')} {
    grid-template-columns: auto 1fr;
  }
`;

export const Seal = styled(SiteLink)`
  ${type.small}
  display: inline-flex;
  align-items: center;
  gap: ${space[12]};
  width: fit-content;
  padding: ${space[8]} ${space[24]} ${space[8]} ${space[16]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.medium};
  color: ${theme.color.text.body};
  text-decoration: none;

  &:hover strong {
    text-decoration: underline;
  }

  svg {
    color: ${theme.color.rating};
  }
`;

export const Disclaimer = styled.div`
  display: grid;
  gap: ${space[4]};
  font-size: 0.8125rem;
  line-height: 1.45;
  max-width: 70ch;
  color: ${theme.color.text.soft};

  ${media.from('laptop')} {
    justify-self: end;
  }
`;
