import { useState, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { createToastQueue, ToastQueueContext } from '../components/Toasts/toastQueue.ts';
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
  const [toastQueue] = useState(createToastQueue);
  return (
    <ThemeProvider theme={theme.raw}>
      <FontFaces display={fontDisplay} />
      {globalStyles}
      <ToastQueueContext.Provider value={toastQueue}>
        {children}
        <Toasts />
      </ToastQueueContext.Provider>
    </ThemeProvider>
  );
}
