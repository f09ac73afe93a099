import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary.tsx';
import { navigation } from '../../content/navigation.ts';
import { report } from '../../integrations/analytics.ts';
import { FailureMessage } from '../../sections/FailureMessage/FailureMessage.tsx';
import { layer, media, radius, space, theme } from '../../theme/index.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

export const states = ['Default', 'SkipLinkFocused'] as const;

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

  ${media.print} {
    display: none;
  }
`;

/** By its place, in which every build agrees: names do not outlive the build's shortening. */
const reportFailure = (index: number) => report({ name: 'band_failed', id: crypto.randomUUID(), band: `band-${index + 1}` });

/** Header, main and footer: the frame of every page of the main site. A band that fails leaves the others alone. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{navigation.skipToContent}</SkipLink>
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        {Children.map(children, (band, index) => (
          <ErrorBoundary fallback={<FailureMessage of="band" />} onError={() => reportFailure(index)}>
            {band}
          </ErrorBoundary>
        ))}
      </main>
      <Footer />
    </>
  );
}
