import { referenceOf } from '../../supabase/functions/_shared/reference.ts';
import { failuresOf, functionResponds } from './functionResponses.ts';

const NAME = 'track-affiliate-lead';

const LEAD_ID = '3f0c5f0e-5f6b-4d0e-9c1a-6c1f0f7a2b11';

const stored = { id: LEAD_ID, eventId: '9a1d7b1e-2c55-4f1f-8d6e-0a4b8d1f5c77', reference: referenceOf(LEAD_ID) };

export const leadAccepted = () => functionResponds(NAME, stored);

/** The lead is stored but marked as a bot's, so it is not sent to the webhook. */
export const leadSuspected = () => functionResponds(NAME, { ...stored, suspect: true });

export const {
  rejected: leadRejected,
  fieldRejected: leadFieldRejected,
  crashed: leadFunctionCrashed,
  pending: leadPending,
  unreachable: leadUnreachable,
} = failuresOf(NAME);
