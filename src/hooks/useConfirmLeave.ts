import { useEffect } from 'react';

/** While `isInFlight`, the browser asks for confirmation before it reloads, leaves the site or closes the tab. */
export function useConfirmLeave(isInFlight: boolean): void {
  useEffect(() => {
    if (!isInFlight) return undefined;
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [isInFlight]);
}
