import { useEffect } from 'react';

/** While `isInFlight`, the browser asks for confirmation before it reloads, leaves the site or closes the tab. */
export function useConfirmLeave(isInFlight: boolean): void {
  useEffect(() => {
    if (!isInFlight) return undefined;
    const confirm = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // oxlint-disable-next-line typescript/no-deprecated -- Chrome before 119 asks for nothing else; it shows its own text
      event.returnValue = 'in flight';
    };
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [isInFlight]);
}
