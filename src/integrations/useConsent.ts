import { useSyncExternalStore } from 'react';
import type { Consent, ConsentState } from './consent.ts';

export const useConsent = ({ subscribe, read }: Consent): ConsentState => useSyncExternalStore(subscribe, read);
