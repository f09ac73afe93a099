import { createContext, useContext } from 'react';

/** A short message over the page. `title` ends with punctuation, because the text follows it on the same line. */
type ToastMessage = {
  title: string;
  text: string;
  /** A message replaces the earlier one on the same topic, so a success removes the error before it. */
  topic?: string;
};

export type Toast = ToastMessage & { id: number; variant: 'success' | 'error' };

/** Shows a message over the current page. */
export type Notify = Record<Toast['variant'], (message: ToastMessage) => void>;

export type ToastQueue = {
  notify: Notify;
  subscribe: (listener: () => void) => () => void;
  waiting: () => readonly Toast[];
  clear: () => void;
};

/** Creates a queue for one app: a request that outlives its story cannot show a message in the next one. */
export function createToastQueue(): ToastQueue {
  let waiting: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const update = (next: readonly Toast[]) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const add = (variant: Toast['variant']) => (message: ToastMessage) => {
    lastId += 1;
    update([...waiting, { ...message, id: lastId, variant }]);
  };

  return {
    notify: { success: add('success'), error: add('error') },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    waiting: () => waiting,
    clear: () => update([]),
  };
}

/** Provided by `app/Providers`. */
export const ToastQueueContext = createContext<ToastQueue | null>(null);

/** @throws Error outside of `ToastQueueContext.Provider` */
export function useToastQueue(): ToastQueue {
  const queue = useContext(ToastQueueContext);
  if (!queue) throw new Error('A component that shows messages must be inside ToastQueueContext.Provider (app/Providers).');
  return queue;
}

/** The functions that show a message; `Toasts` renders it. */
export const useNotify = (): Notify => useToastQueue().notify;
