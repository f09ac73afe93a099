import Menu from 'lucide-react/icons/menu';
import PhoneIcon from 'lucide-react/icons/phone';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import X from 'lucide-react/icons/x';
import { useId, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Container } from '../../components/PageSection.tsx';
import { Logo } from '../../components/Logo.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { brand } from '../../content/brand.ts';
import { navigation } from '../../content/navigation.ts';
import { lazyModule } from '../../lib/lazyModule.ts';
import { resolveHref, type Link, type PageAction } from '../../lib/links.ts';
import { LeadDialogButton } from '../../modals/LeadModal/LeadDialogButton.tsx';
import { HomeLink, Links, MenuButton, NavLink, Panel, Phone, PhoneAction, Root, Row, WideAction } from './Header.styles.ts';

const links: readonly Link[] = navigation.links;

/** A link replaces the page, but not if it leads to the same one or to a new tab. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a') && 'hidePopover' in currentTarget) currentTarget.hidePopover();
}

const menuWithoutPopovers = lazyModule(() => import('./menuWithoutPopovers.ts'));

/** Browsers without popovers load what they lack. If that fails, there are the links of the footer. */
function toggleWithoutPopovers({ currentTarget }: MouseEvent<HTMLElement>) {
  if ('popover' in HTMLElement.prototype) return;
  menuWithoutPopovers.load().then(
    ({ toggleMenu }) => toggleMenu(currentTarget),
    () => undefined,
  );
}

const Action = ({ action }: { action: PageAction }) =>
  'to' in action ? <ButtonLink to={action.to}>{action.label}</ButtonLink> : <LeadDialogButton label={action.label} />;

export type HeaderProps = {
  /** The page's own act; null: nothing. */
  action: PageAction | null;
};

/**
 * The header of every page. The menu of small screens is a popover: the browser opens it, also before hydration and without JavaScript,
 * closes it on Escape and on a click outside, and returns the focus to its button.
 */
export function Header({ action }: HeaderProps) {
  const { pathname } = useLocation();
  const panelId = useId();

  return (
    <Root>
      <Container>
        <Row>
          <HomeLink to={{ route: 'home' }}>
            <Logo />
            {brand.name}
          </HomeLink>
          {action ? (
            <PhoneAction>
              <Action action={action} />
            </PhoneAction>
          ) : null}
          <MenuButton type="button" onClick={toggleWithoutPopovers} popovertarget={panelId}>
            <span>
              <Menu size={22} strokeWidth={1.5} aria-hidden />
              <VisuallyHidden>{navigation.openMenu}</VisuallyHidden>
            </span>
            <span>
              <X size={22} strokeWidth={1.5} aria-hidden />
              <VisuallyHidden>{navigation.closeMenu}</VisuallyHidden>
            </span>
          </MenuButton>
          <Panel id={panelId} popover="auto" onClick={closeAfterLink} $lastChild={action ? 'div > *' : 'a'}>
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
            {action ? (
              <WideAction>
                <Action action={action} />
              </WideAction>
            ) : null}
          </Panel>
        </Row>
      </Container>
    </Root>
  );
}
