import { useId, useMemo, useState, type ReactNode } from 'react';
import type { ToastMessage } from './ToastStack.tsx';
import { NotifyContext, toastCode, type Notify } from './useNotify.ts';

/** Lets all pages show messages. The code that shows them is loaded with the first one. */
export function Toasts({ children }: { children: ReactNode }) {
  // A request that outlives its app, as in a story, cannot show a message in the next one.
  const containerId = useId();
  const [code, setCode] = useState<typeof toastCode.loaded>();

  const notify = useMemo<Notify>(() => {
    const show = async (type: keyof Notify, message: ToastMessage) => {
      const loaded = await toastCode.load();
      setCode(loaded);
      loaded.showToast(containerId, type, message);
    };
    // Every sender also shows its message on the page, so losing the toast loses no information.
    const ignore = () => undefined;
    return {
      success: (message) => void show('success', message).catch(ignore),
      error: (message) => void show('error', message).catch(ignore),
    };
  }, [containerId]);

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      {code ? <code.ToastStack containerId={containerId} /> : null}
    </NotifyContext.Provider>
  );
}
