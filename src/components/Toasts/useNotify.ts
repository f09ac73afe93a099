import { createContext, useContext } from 'react';
import { lazyModule } from '../../lib/lazyModule.ts';
import type { ShownToast } from './showToast.ts';

/** A message over the current page. */
export type ToastMessage = Omit<ShownToast, 'type' | 'containerId'>;

/** Shows a message. */
export type Notify = Record<ShownToast['type'], (message: ToastMessage) => void>;

/** Shows the messages. */
export const toastCode = lazyModule(() => import('./showToast.ts'));

export const NotifyContext = createContext<Notify | null>(null);

/** The functions that show a message. @throws outside of `Toasts` */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('A component that shows messages must be inside Toasts (app/Providers).');
  return notify;
}
