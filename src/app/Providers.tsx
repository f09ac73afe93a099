import { useState, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { createToastQueue, ToastQueueContext } from '../components/Toasts/toastQueue.ts';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import { FontFaces, GlobalStyle, theme, type FontDisplay } from '../theme/index.ts';

export type ProvidersProps = { fontDisplay?: FontDisplay; children: ReactNode };

/** Every page's context providers, except the router. */
export function Providers({ fontDisplay = 'optional', children }: ProvidersProps) {
  const [toastQueue] = useState(createToastQueue);
  return (
    <ThemeProvider theme={theme.raw}>
      <FontFaces display={fontDisplay} />
      <theme.GlobalStyle />
      <GlobalStyle />
      <ToastQueueContext.Provider value={toastQueue}>
        {children}
        <Toasts />
      </ToastQueueContext.Provider>
    </ThemeProvider>
  );
}
