import Menu from 'lucide-react/icons/menu';
import PhoneIcon from 'lucide-react/icons/phone';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Container } from '../../components/PageSection/PageSection.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { brand } from '../../content/brand.ts';
import { navigation } from '../../content/navigation.ts';
import { resolveHref, type Link } from '../../lib/links.ts';
import {
  BrandName,
  HomeLink,
  Links,
  MenuButton,
  NavLink,
  Panel,
  Phone,
  PhoneAction,
  Root,
  Row,
  WideAction,
} from './Header.styles.ts';
import { useMenu } from './useMenu.ts';

const links: readonly Link[] = navigation.links;

/**
 * The header of every page. The menu of small screens is a popover: the browser opens it, also before hydration and without JavaScript,
 * closes it on Escape and on a click outside, and returns the focus to its button. `useMenu` does so in browsers without popovers.
 */
export function Header() {
  const { pathname } = useLocation();
  const panelId = useId();
  const { button, isOpen, toggle, closeAfterLink } = useMenu();

  return (
    <Root>
      <Container>
        <Row>
          <HomeLink to={{ route: 'home' }}>
            <Logo />
            <BrandName>{brand.name}</BrandName>
          </HomeLink>
          <PhoneAction to={navigation.callToAction.to}>{navigation.callToAction.label}</PhoneAction>
          {/* React 18 does not know these attributes. */}
          <MenuButton ref={button} type="button" data-open={isOpen} onClick={toggle} {...{ popovertarget: panelId }}>
            <span>
              <Menu size={22} strokeWidth={1.5} aria-hidden />
              <VisuallyHidden>{navigation.openMenu}</VisuallyHidden>
            </span>
            <span>
              <X size={22} strokeWidth={1.5} aria-hidden />
              <VisuallyHidden>{navigation.closeMenu}</VisuallyHidden>
            </span>
          </MenuButton>
          <Panel id={panelId} {...{ popover: 'auto' }} onClick={closeAfterLink}>
            <nav aria-label={navigation.landmark}>
              <Links>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <NavLink to={to} aria-current={'route' in to && resolveHref(to) === pathname ? 'page' : undefined}>
                      {label}
                      {'url' in to ? (
                        <SquareArrowOutUpRight size={16} strokeWidth={1.5} aria-label={navigation.opensNewTab} />
                      ) : null}
                    </NavLink>
                  </li>
                ))}
              </Links>
            </nav>
            <Phone to={navigation.phone.to}>
              <PhoneIcon size={18} strokeWidth={1.5} aria-hidden />
              {navigation.phone.label}
            </Phone>
            <WideAction to={navigation.callToAction.to}>{navigation.callToAction.label}</WideAction>
          </Panel>
        </Row>
      </Container>
    </Root>
  );
}
