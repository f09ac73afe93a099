import Menu from 'lucide-react/icons/menu';
import PhoneIcon from 'lucide-react/icons/phone';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Container } from '../../components/PageSection/PageSection.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { brand } from '../../content/brand.ts';
import { navigation } from '../../content/navigation.ts';
import { resolveHref, type Link } from '../../lib/links.ts';
import { HomeLink, Links, MenuButton, NavLink, Panel, Phone, Root, Row } from './Header.styles.ts';
import { useMenu } from './useMenu.ts';

const links: readonly Link[] = navigation.links;

/** The header of every page. */
export function Header() {
  const { pathname } = useLocation();
  const panelId = useId();
  const { isOpen, toggle, close, containerRef, toggleRef } = useMenu<HTMLDivElement, HTMLButtonElement>();

  return (
    <Root>
      <Container>
        <Row ref={containerRef}>
          <HomeLink to={{ route: 'home' }} onClick={close}>
            <Logo />
            {brand.name}
          </HomeLink>
          <MenuButton ref={toggleRef} type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
            {isOpen ? <X size={22} strokeWidth={1.5} aria-hidden /> : <Menu size={22} strokeWidth={1.5} aria-hidden />}
            <VisuallyHidden>{isOpen ? navigation.closeMenu : navigation.openMenu}</VisuallyHidden>
          </MenuButton>
          <Panel id={panelId}>
            <nav aria-label={navigation.landmark}>
              <Links>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <NavLink
                      to={to}
                      onClick={close}
                      aria-current={'route' in to && resolveHref(to) === pathname ? 'page' : undefined}
                    >
                      {label}
                      {'url' in to ? (
                        <SquareArrowOutUpRight size={16} strokeWidth={1.5} aria-label={navigation.opensNewTab} />
                      ) : null}
                    </NavLink>
                  </li>
                ))}
              </Links>
            </nav>
            <Phone to={navigation.phone.to} onClick={close}>
              <PhoneIcon size={18} strokeWidth={1.5} aria-hidden />
              {navigation.phone.label}
            </Phone>
            <ButtonLink to={navigation.callToAction.to} onClick={close}>
              {navigation.callToAction.label}
            </ButtonLink>
          </Panel>
        </Row>
      </Container>
    </Root>
  );
}
