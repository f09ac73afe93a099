import { useEffect } from 'react';

/** While something is on its way, the browser asks before it reloads, leaves the site or closes the tab. */
export function useAskBeforeLeaving(isInFlight: boolean): void {
  useEffect(() => {
    if (!isInFlight) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isInFlight]);
}
