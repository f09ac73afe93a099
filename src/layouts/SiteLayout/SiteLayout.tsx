import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { headerActionAt } from '../../content/headerActions.ts';
import { navigation } from '../../content/navigation.ts';
import { layer, radius, space, theme } from '../../theme/index.ts';
import { PageSections } from '../PageSections/PageSections.tsx';
import { Footer } from './Footer.tsx';
import { Header, type HeaderProps } from './Header.tsx';

const MAIN_ID = 'main';

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space[12]};
  inset-inline-start: ${space[12]};
  z-index: ${layer.toast};
  padding: ${space[12]} ${space[24]};
  border-radius: ${radius.full};
  background: ${theme.color.surface.inverse};
  color: ${theme.color.text.onInverse};
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

export type SiteLayoutProps = Partial<HeaderProps> & { children: ReactNode };

/** Header, main and footer of every page. `action` replaces what `content/headerActions.ts` says of the path. */
export function SiteLayout({ action, children }: SiteLayoutProps) {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{navigation.skipToContent}</SkipLink>
      <Header action={action === undefined ? headerActionAt(pathname) : action} />
      <main id={MAIN_ID} tabIndex={-1}>
        <PageSections>{children}</PageSections>
      </main>
      <Footer />
      <LoadFailure />
    </>
  );
}
