import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { PageTitle } from '../../components/text.ts';
import { href } from '../../config/paths.ts';
import { notFound } from '../../content/notFound.ts';
import { media, space } from '../../theme/index.ts';

/** Time to read the message before the redirect. */
const REDIRECT_DELAY_MS = 3000;

const Copy = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
  min-height: 40vh;
  align-content: center;
`;

const Vine = styled(MoleculeVine)`
  position: absolute;
  z-index: -1;
  inset-block-end: 0;
  inset-inline-end: 0;
  width: 100%;
  height: 30%;
  opacity: 0.6;

  ${media.from('laptop')} {
    width: 62%;
    height: 70%;
  }
`;

/**
 * Shows that the page does not exist, logs its path and redirects to the home page, replacing the history entry. A visitor who clicks,
 * scrolls by touch or types has found something to do, which the redirect would interrupt: a page that loads slowly, an open dialog.
 */
export function NotFoundMessage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const [isRedirecting, setIsRedirecting] = useState(true);

  useEffect(() => console.info(`Unknown path: ${pathname}`), [pathname]);

  useEffect(() => {
    if (!isRedirecting) return undefined;
    const timer = setTimeout(() => void navigate(href('home'), { replace: true }), REDIRECT_DELAY_MS);
    const stay = () => setIsRedirecting(false);
    window.addEventListener('pointerdown', stay);
    window.addEventListener('keydown', stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', stay);
      window.removeEventListener('keydown', stay);
    };
  }, [isRedirecting, navigate]);

  return (
    <PageSection backdrop={<Vine variant="banner" />}>
      <Copy>
        <PageTitle>{notFound.title}</PageTitle>
        <p role="status">{isRedirecting ? notFound.redirecting : notFound.staying}</p>
        <ButtonLink to={notFound.link.to} replace>
          {notFound.link.label}
        </ButtonLink>
      </Copy>
    </PageSection>
  );
}
