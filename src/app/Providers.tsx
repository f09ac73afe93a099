import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import { FontFaces, theme, type FontDisplay } from '../theme/index.ts';

export type ProvidersProps = {
  fontDisplay?: FontDisplay;
  /** `GlobalStyles`, except in a page that was prerendered with it. */
  globalStyles: ReactNode;
  children: ReactNode;
};

/** Every page's context providers, except the router. */
export function Providers({ fontDisplay = 'optional', globalStyles, children }: ProvidersProps) {
  return (
    <ThemeProvider theme={theme.raw}>
      <FontFaces display={fontDisplay} />
      {globalStyles}
      <Toasts>{children}</Toasts>
    </ThemeProvider>
  );
}
