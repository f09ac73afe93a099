import type { ReactNode } from 'react';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle, theme } from '../theme/index.ts';

export type ProvidersProps = {
  /** Filled with the page's head while prerendering. */
  headContext?: { helmet?: HelmetServerState };
  children: ReactNode;
};

/** What every page needs above it, except the router. */
export function Providers({ headContext, children }: ProvidersProps) {
  return (
    <HelmetProvider {...(headContext ? { context: headContext } : {})}>
      <ThemeProvider theme={theme.raw}>
        <theme.GlobalStyle />
        <GlobalStyle />
        {children}
      </ThemeProvider>
    </HelmetProvider>
  );
}
