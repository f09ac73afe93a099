import { useId, useMemo, useState, type ReactNode } from 'react';
import { NotifyContext, toastCode, type Notify, type ToastMessage } from './useNotify.ts';

/** Lets all pages show messages. The code that shows them is loaded with the first one. */
export function Toasts({ children }: { children: ReactNode }) {
  // A request that outlives its app, as in a story, cannot show a message in the next one.
  const containerId = useId();
  const [code, setCode] = useState<typeof toastCode.loaded>();

  const notify = useMemo<Notify>(() => {
    const send = (type: keyof Notify) => (message: ToastMessage) => {
      toastCode.load().then(
        (loaded) => {
          setCode(loaded);
          loaded.showToast({ ...message, type, containerId });
        },
        // Every sender also shows its message on the page, so losing the toast loses no information.
        () => undefined,
      );
    };
    return { success: send('success'), error: send('error') };
  }, [containerId]);

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      {code ? <code.ToastStack containerId={containerId} /> : null}
    </NotifyContext.Provider>
  );
}
