import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastsWords } from '../../content/toasts.ts';
import { importAgain } from '../../lib/importAgain.ts';
import { toastQueue, type Toast } from './notify.ts';
import type { ToastStackProps } from './ToastStack.tsx';

export const states = ['Success', 'Error', 'Several', 'Replaced', 'Closed'] as const;

const none: readonly Toast[] = [];

const loadToastStack = () => importAgain(() => import('./ToastStack.tsx'));

/** Loads what shows messages, before there is one: the message may be that the connection is gone. */
export const prefetchToasts = () => void loadToastStack().catch(() => undefined);

/** Shows what `notify` is given. Stands once above all pages; the library behind it is loaded with the first message. */
export function Toasts() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting, () => none);
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  const isNeeded = waiting.length > 0;

  useEffect(() => {
    if (!isNeeded || Stack) return;
    loadToastStack().then(
      ({ ToastStack }) => setStack(() => ToastStack),
      // Whoever notifies says the same beside the form: nothing is lost with the toast.
      () => toastQueue.clear(),
    );
  }, [isNeeded, Stack]);

  return Stack ? <Stack messages={waiting} {...toastsWords} /> : null;
}
