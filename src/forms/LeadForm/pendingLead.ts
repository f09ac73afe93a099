import { forget, parseFields, recallText, remember } from '../../lib/sessionMemory.ts';
import { leadFieldNames, pickLeadFields, type LeadFields } from './schema.ts';

/** A lead that was sent and may not be stored. `key`: the idempotency key that it was sent under. */
export type PendingLead = { values: LeadFields; key: string };

const KEY = 'pending-lead';

/** After this long, the next visitor may be using the same tablet at a front desk. */
const MAX_AGE_MS = 30 * 60 * 1000;

/** Remembers a lead in this tab while it is being sent: after a reload the form offers it again. */
export function savePendingLead({ values, key }: PendingLead): void {
  remember(KEY, { at: Date.now(), key, values: pickLeadFields(values) });
}

/** The lead to offer again, or null. */
export function readPendingLead(): PendingLead | null {
  const { at, key, values } = parseFields(recallText(KEY));
  const now = Date.now();
  if (typeof at !== 'number' || at > now || now - at > MAX_AGE_MS || typeof key !== 'string') return null;
  const fields = { ...(values as object | null) } as LeadFields;
  if (!leadFieldNames.every((name) => typeof fields[name] === 'string')) return null;
  return { values: pickLeadFields(fields), key };
}

export const clearPendingLead = (): void => forget(KEY);
