import styled from 'styled-components';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { fontFamily, layer, media, radius, shadow, space, theme, touchTarget } from '../../theme/index.ts';

const HEADER_HEIGHT = '72px';

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  border-block-end: 1px solid ${theme.color.border.subtle};
  background: ${theme.color.surface.page};

  /* The open menu would cover half of a small screen. */
  ${media.withoutScript} {
    position: static;
  }
`;

export const HomeLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${touchTarget};
  color: ${theme.color.text.heading};
  font-family: ${fontFamily.heading};
  font-size: min(1.5rem, 10vw);
  font-weight: 480;
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;

  svg {
    width: 30px;
    height: 30px;
  }
`;

export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[24]};
  min-height: ${HEADER_HEIGHT};

  ${media.withoutScript} {
    flex-wrap: wrap;
  }
`;

export const MenuButton = styled.button`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.full};
  background: transparent;
  color: ${theme.color.text.heading};
  cursor: pointer;

  ${media.from('laptop')} {
    display: none;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

/** A panel below the header on small screens, which the button opens. Always open without JavaScript. */
export const Panel = styled.div`
  display: none;
  position: absolute;
  inset-block-start: calc(100% + ${space[8]});
  inset-inline: 0;
  gap: ${space[16]};
  max-height: calc(100vh - ${HEADER_HEIGHT} - 2 * ${space[8]});
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space[24]};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};
  box-shadow: ${shadow.floating};

  @supports (height: 100dvh) {
    max-height: calc(100dvh - ${HEADER_HEIGHT} - 2 * ${space[8]});
  }

  /* Not a prop: styled-components would insert rules at the press, and the browser style the whole page. */
  :where(${MenuButton}[aria-expanded='true']) + & {
    display: grid;
  }

  ${media.withoutScript} {
    display: grid;
    position: static;
    max-height: none;
    flex: 100%;
    gap: ${space[8]};
    padding: 0 0 ${space[16]};
    background: transparent;
    box-shadow: none;
  }

  ${media.from('laptop')} {
    display: flex;
    position: static;
    flex: none;
    align-items: center;
    gap: ${space[24]};
    overflow: visible;
    padding: 0;
    background: transparent;
    box-shadow: none;

    /* Hidden until its last link is there: each link that the parser adds would move the ones before it. */
    &:not(:has(> a + a)) {
      visibility: hidden;
    }
  }
`;

export const Links = styled.ul`
  ${media.withoutScript} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }

  ${media.from('laptop')} {
    display: flex;
    gap: ${space[8]};
  }
`;

export const NavLink = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${touchTarget};
  padding-inline: ${space[8]};
  border-radius: ${radius.small};
  color: ${theme.color.text.body};
  font-size: 1rem;
  font-weight: 500;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${theme.color.focus};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }

  &[aria-current='page'] {
    color: ${theme.color.text.link};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`;

export const Phone = styled(NavLink)`
  color: ${theme.color.text.link};
`;
