import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { MoleculeVine } from '../../components/MoleculeVine/MoleculeVine.tsx';
import { href } from '../../config/paths.ts';
import { notFound } from '../../content/notFound.ts';
import { media, space, theme, type } from '../../theme/index.ts';

export const states = ['Redirecting'] as const;

/** Long enough to read why one is sent away, in milliseconds. */
const REDIRECT_DELAY_MS = 1200;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
  min-height: 40vh;
  align-content: center;

  h1 {
    ${type.h1}
    color: ${theme.color.text.heading};
  }
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

/** Says that there is no such page, logs the path and goes to the home page, replacing the wrong address in the history. */
export function NotFoundMessage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    console.info(`Unknown path: ${pathname}`);
    const timer = setTimeout(() => void navigate(href('home'), { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, navigate]);

  return (
    <PageSection backdrop={<Vine variant="banner" />}>
      <Words>
        <h1>{notFound.title}</h1>
        <p role="status">{notFound.redirecting}</p>
        <ButtonLink to={notFound.link.to} variant="secondary">
          {notFound.link.label}
        </ButtonLink>
      </Words>
    </PageSection>
  );
}
