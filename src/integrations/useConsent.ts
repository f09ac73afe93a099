import { useSyncExternalStore } from 'react';
import type { Consent, ConsentState } from './consent.ts';

/** A visitor's wishes, as they are now. */
export const useConsent = ({ subscribe, read }: Consent): ConsentState => useSyncExternalStore(subscribe, read);
