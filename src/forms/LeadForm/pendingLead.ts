import type { KnownVisitor } from '../../integrations/visitor.ts';
import { forget, parseFields, recallText, remember } from '../../lib/sessionMemory.ts';

/** A lead that was sent, and of which it is not known whether it is stored. */
export type PendingLead = {
  values: KnownVisitor & { businessName: string };
  /** The idempotency key that it was sent under. */
  key: string;
};

const KEY = 'pending-lead';

/** A tablet at a front desk stays open all day: after this long the next visitor may be sitting at it. */
const MAX_AGE_MS = 30 * 60 * 1000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Remembers a lead while it is being sent, in this tab alone: after a reload the form offers it again. */
export function savePendingLead({ values, key }: PendingLead): void {
  const { name, email, phone, businessName } = values;
  remember(KEY, { at: Date.now(), key, values: { name, email, phone, businessName } });
}

/** The lead to offer again, or null. */
export function readPendingLead(): PendingLead | null {
  const { at, key, values } = parseFields(recallText(KEY));
  const now = Date.now();
  if (typeof at !== 'number' || at > now || now - at > MAX_AGE_MS || !isText(key)) return null;
  const { name, email, phone, businessName } = parseFields(JSON.stringify(values));
  if (!isText(name) || !isText(email) || !isText(phone) || !isText(businessName)) return null;
  return { values: { name, email, phone, businessName }, key };
}

export const clearPendingLead = (): void => forget(KEY);
