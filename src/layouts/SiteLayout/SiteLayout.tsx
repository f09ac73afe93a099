import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { navigation } from '../../content/navigation.ts';
import { layer, radius, space, theme } from '../../theme/index.ts';
import { PageSections } from '../PageSections/PageSections.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

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

/** Header, main and footer of every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{navigation.skipToContent}</SkipLink>
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        <PageSections>{children}</PageSections>
      </main>
      <Footer />
      <LoadFailure />
    </>
  );
}
