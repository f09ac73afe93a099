import styled from 'styled-components';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { fontFamily, media, radius, space, theme, colorSchemes, touchTarget, type } from '../../theme/index.ts';

export const Root = styled.footer`
  ${colorSchemes.inverse}
  padding-block: ${space[64]} ${space[48]};
  border-block-start: 1px solid ${theme.color.border.subtle};
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};

  ${media.print} {
    padding-block: ${space[12]} 0;
    break-inside: avoid;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[48]} ${space[32]};

  /* The names of the documents are long, so they have their own row on a phone. */
  & > :last-child {
    grid-column: 1 / -1;
  }

  ${media.from('tablet')} {
    & > :last-child {
      grid-column: auto;
    }
  }

  ${media.from('laptop')} {
    grid-template-columns: 1.6fr 1fr 1fr 1.4fr;
  }

  /* The contact details, without links to other pages. */
  ${media.print} {
    & > :not(:first-child) {
      display: none;
    }
  }
`;

export const Contact = styled.div`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;

  ${media.from('tablet')} {
    grid-column: auto;
  }
`;

export const Wordmark = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  margin-block-end: ${space[24]};
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
  font-size: 1rem;
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
  padding-block-start: ${space[8]};
  color: ${theme.color.text.soft};
  font-size: 1rem;
  font-style: normal;
`;

export const Base = styled.div`
  display: grid;
  gap: ${space[24]} ${space[48]};
  align-items: start;
  margin-block-start: ${space[48]};
  padding-block-start: ${space[32]};
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
  padding: ${space[12]} ${space[24]} ${space[12]} ${space[16]};
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
  ${type.small}
  display: grid;
  gap: ${space[16]};
  max-width: 70ch;
  color: ${theme.color.text.soft};

  ${media.from('laptop')} {
    justify-self: end;
  }
`;
