import { leadAccepted } from './trackAffiliateLead.ts';

/** The backend on a good day: what every story has unless it says otherwise. */
export const happyHandlers = { lead: [leadAccepted()] };
