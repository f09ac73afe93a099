import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastCopy } from '../../content/toasts.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { useToastQueue, type Toast } from './toastQueue.ts';
import type { ToastStackProps } from './ToastStack.tsx';

export const states = ['Success', 'Error', 'Several', 'Replaced', 'Closed'] as const;

const none: readonly Toast[] = [];

const loadToastStack = () => importWithRetry(() => import('./ToastStack.tsx'));

/** Loads what shows messages, before there is one: the message may be that the connection is gone. */
export const prefetchToasts = () => void loadToastStack().catch(() => undefined);

/** Shows the messages of the app's queue. Rendered once, above all pages; the library behind it is loaded with the first message. */
export function Toasts() {
  const queue = useToastQueue();
  const waiting = useSyncExternalStore(queue.subscribe, queue.waiting, () => none);
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  const isNeeded = waiting.length > 0;

  useEffect(() => {
    if (!isNeeded || Stack) return;
    loadToastStack().then(
      ({ ToastStack }) => setStack(() => ToastStack),
      // Every sender also shows its message on the page: nothing is lost with the toast.
      () => queue.clear(),
    );
  }, [isNeeded, Stack, queue]);

  return Stack ? <Stack messages={waiting} onShown={queue.clear} {...toastCopy} /> : null;
}
