import type { KnownVisitor } from '../../integrations/visitor.ts';
import { parseFields } from '../../lib/sessionMemory.ts';

/** A lead that was sent, and of which nobody has said yet that it is stored. */
export type KeptLead = {
  values: KnownVisitor & { businessName: string };
  /** The idempotency key that it was sent under. */
  key: string;
};

const NAME = 'unconfirmed-lead';
const KEPT_MS = 24 * 60 * 60 * 1000;

const isText = (value: unknown): value is string => typeof value === 'string';

function read(now: number): KeptLead | null {
  const { at, key, values } = parseFields(localStorage.getItem(NAME));
  if (typeof at !== 'number' || at > now || now - at > KEPT_MS || !isText(key)) return null;
  const { name, email, phone, businessName } = parseFields(JSON.stringify(values));
  if (!isText(name) || !isText(email) || !isText(phone) || !isText(businessName)) return null;
  return { values: { name, email, phone, businessName }, key };
}

/**
 * Keeps a lead while it is being sent, also beyond the tab: whoever closes it before the answer is offered the lead again. Where storage
 * is refused, nothing is kept.
 */
export function keepLead({ values, key }: KeptLead): void {
  const { name, email, phone, businessName } = values;
  try {
    localStorage.setItem(NAME, JSON.stringify({ at: Date.now(), key, values: { name, email, phone, businessName } }));
  } catch {
    // Then closing the tab means to type it again.
  }
}

/** The lead to offer again. One that is older than a day, or no lead, is deleted. */
export function readKeptLead(): KeptLead | null {
  try {
    const kept = read(Date.now());
    if (!kept) localStorage.removeItem(NAME);
    return kept;
  } catch {
    return null;
  }
}

/** Forgets a lead that is stored, by its key: another tab may be sending another one. Without a key, whatever is kept. */
export function forgetLead(key?: string): void {
  if (key !== undefined && readKeptLead()?.key !== key) return;
  try {
    localStorage.removeItem(NAME);
  } catch {
    // Nothing was kept.
  }
}
