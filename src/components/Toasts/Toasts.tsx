import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastCopy } from '../../content/toasts.ts';
import { toastStack } from './loadToastStack.ts';
import { useToastQueue, type Toast } from './toastQueue.ts';
import type { ToastStackProps } from './ToastStack.tsx';

const none: readonly Toast[] = [];

/** Shows the messages of the app's queue. Rendered once, above all pages; loads its library with the first message. */
export function Toasts() {
  const queue = useToastQueue();
  const waiting = useSyncExternalStore(queue.subscribe, queue.waiting, () => none);
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  const isNeeded = waiting.length > 0;

  useEffect(() => {
    if (!isNeeded || Stack) return;
    toastStack.load().then(
      ({ ToastStack }) => setStack(() => ToastStack),
      // Every sender also shows its message on the page, so losing the toast loses no information.
      () => queue.clear(),
    );
  }, [isNeeded, Stack, queue]);

  return Stack ? <Stack messages={waiting} onShown={queue.clear} {...toastCopy} /> : null;
}
