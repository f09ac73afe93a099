import styled from 'styled-components';
import { SiteLink } from '../../components/SiteLink.tsx';
import { fontFamily, layer, media, radius, shadow, space, theme, touchTarget } from '../../theme/index.ts';

const HEADER_HEIGHT = '72px';

/** Phones on which name, action and menu have room beside each other only if all are smaller. */
const narrow = '@media (width < 24.375em)';
const narrowest = '@media (width < 22.5em)';

/** Safari before 17, Firefox before 125 and Chrome before 114. */
const withoutPopover = '@supports not selector(:popover-open)';

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  border-block-end: 1px solid ${theme.color.border.subtle};
  background: ${theme.color.surface.page};

  ${media.print} {
    position: static;
    margin-block-end: ${space[24]};
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
  margin-inline-end: auto;
  min-width: 0;
  overflow-x: clip;
  white-space: nowrap;

  svg {
    flex: none;
    width: 30px;
    height: 30px;
  }

  ${narrow} {
    gap: ${space[4]};
    font-size: 1.25rem;

    svg {
      width: 26px;
      height: 26px;
    }
  }

  ${narrowest} {
    font-size: 1.125rem;
  }

  /* The header of a printed page is its letterhead. */
  ${media.print} {
    width: 100%;

    &::after {
      content: var(--site-url);
      flex: 1;
      font-family: ${fontFamily.text};
      font-size: 0.875rem;
      text-align: end;
    }
  }
`;

export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0 ${space[12]};
  min-height: ${HEADER_HEIGHT};

  ${narrow} {
    gap: 0 ${space[8]};
  }

  ${narrowest} {
    margin-inline: -${space[8]};
  }

  /* Only for enlarged text: a wider font, until the brand's has arrived, must not break the line. */
  @media (width < 19em) {
    flex-wrap: wrap;
  }

  ${media.from('laptop')} {
    flex-wrap: nowrap;
    justify-content: space-between;
    gap: ${space[24]};
  }
`;

/** The call to action, in the bar itself and not in the menu. */
export const PhoneAction = styled.div`
  display: grid;

  :is(a, button) {
    padding-inline: ${space[16]};
    white-space: nowrap;

    ${narrow} {
      padding-inline: ${space[12]};
    }

    ${narrowest} {
      font-size: 0.9375rem;
    }
  }

  /* Leaves the menu's button its place until the parser has it. */
  &:not(:has(+ *)) {
    margin-inline-end: calc(${touchTarget} + ${space[12]});

    ${narrow} {
      margin-inline-end: calc(${touchTarget} + ${space[8]});
    }
  }

  ${media.from('laptop')} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** The same at the end of the links, on wide screens. */
export const WideAction = styled.div`
  display: grid;

  ${media.screenBelow('laptop')} {
    display: none;
  }
`;

/** Shows whether the menu is open by its name and its icon. */
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

  &:not(:has(+ :popover-open)) > :last-child,
  &:has(+ :popover-open) > :first-child {
    display: none;
  }

  ${withoutPopover} {
    &:not([data-open]) > :last-child,
    &[data-open] > :first-child {
      display: none;
    }

    /* Nothing could open the menu. The footer has links too. */
    ${media.withoutScript} {
      display: none;
    }
  }

  ${media.from('laptop')} {
    display: none;
  }
`;

/** A panel below the header on small screens, which the button opens. `$lastChild`: the selector of the last of its children. */
export const Panel = styled.div<{ $lastChild: string }>`
  position: fixed;
  inset-block: calc(${HEADER_HEIGHT} + ${space[8]}) auto;
  inset-inline: ${space[24]};
  gap: ${space[16]};
  width: auto;
  margin-block: 0;
  margin-inline: 0;
  max-height: calc(100dvh - ${HEADER_HEIGHT} - 2 * ${space[8]});
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space[24]};
  border: 0;
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.body};
  box-shadow: ${shadow.floating};

  &:popover-open {
    display: grid;
  }

  ${media.from('tablet')} {
    inset-inline: ${space[48]};
  }

  ${withoutPopover} {
    display: none;

    :where([data-open]) + & {
      display: grid;
    }
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
    &:not(:has(> ${({ $lastChild }) => $lastChild})) {
      visibility: hidden;
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const Links = styled.ul`
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
