import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import { FontFaces, theme } from '../theme/index.ts';

export type ProvidersProps = {
  /** `GlobalStyles`, except in a page that was prerendered with it. */
  globalStyles: ReactNode;
  children: ReactNode;
};

/** Every page's context providers, except the router. */
export function Providers({ globalStyles, children }: ProvidersProps) {
  return (
    <ThemeProvider theme={theme.raw}>
      <FontFaces />
      {globalStyles}
      <Toasts>{children}</Toasts>
    </ThemeProvider>
  );
}
