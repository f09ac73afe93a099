import { useState, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { createToastQueue, ToastQueueContext } from '../components/Toasts/toastQueue.ts';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import { FontFaces, GlobalStyle, theme } from '../theme/index.ts';

/** Every page's context providers, except the router. */
export function Providers({ children }: { children: ReactNode }) {
  const [toastQueue] = useState(createToastQueue);
  return (
    <ThemeProvider theme={theme.raw}>
      <FontFaces />
      <theme.GlobalStyle />
      <GlobalStyle />
      <ToastQueueContext.Provider value={toastQueue}>
        {children}
        <Toasts />
      </ToastQueueContext.Provider>
    </ThemeProvider>
  );
}
