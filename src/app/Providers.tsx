import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import { FontFaces, GlobalStyle, theme } from '../theme/index.ts';

/** What every page needs above it, except the router. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme.raw}>
      <FontFaces />
      <theme.GlobalStyle />
      <GlobalStyle />
      {children}
      <Toasts />
    </ThemeProvider>
  );
}
