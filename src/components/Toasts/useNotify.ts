import { createContext, useContext } from 'react';
import { lazyModule } from '../../lib/lazyModule.ts';
import type { ToastMessage } from './ToastStack.tsx';

/** Shows a message. */
export type Notify = Record<'success' | 'error', (message: ToastMessage) => void>;

/** Loaded with the first message. */
export const toastCode = lazyModule(() => import('./showToast.ts'));

export const NotifyContext = createContext<Notify | null>(null);

/** The functions that show a message. @throws outside of `Toasts` */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('A component that shows messages must be inside Toasts (app/Providers).');
  return notify;
}
