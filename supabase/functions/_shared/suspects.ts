/**
 * What the visitor's check by Turnstile found.
 * - `off`: none is configured
 * - `unverified`: it could not be made, because the secret is wrong or Cloudflare is out of order
 * - `doubtful`: it could not be made, for a reason that the visitor may have caused
 */
export type HumanVerdict = 'off' | 'confirmed' | 'unverified' | 'doubtful';

/**
 * What is unusual about a submission.
 * - `honeypot`: the field that no person sees was filled in
 * - `too_fast`: it was sent sooner than a person can fill in a form
 * - `unverified`: Turnstile did not say whether the visitor is a person
 * - `ceiling`: it came above the limit of all that the form stores in an hour
 */
export const SUSPECT_REASONS = ['honeypot', 'too_fast', 'unverified', 'ceiling'] as const;
export type SuspectReason = (typeof SUSPECT_REASONS)[number];

/** Reasons that are a robot's. What is held for another one is likely to be a person's. */
export const ROBOT_REASONS: readonly SuspectReason[] = ['honeypot', 'too_fast'];

export type Suspicion = {
  reason: SuspectReason;
  /** Whether it is announced only when the owner releases it. Otherwise it is announced at once, with the reason. */
  isHeld: boolean;
};

export type Signs = {
  /** Content of the honeypot. */
  website: string;
  elapsedMs?: number;
  minFillMs: number;
  human: HumanVerdict;
  isAboveCeiling: boolean;
};

/** Robots that fill in every field of a page are faster than a person who lets a password manager do it. */
const PERSON_WITH_FORM_FILLER_MS = 3000;

/**
 * Judges a submission; null when nothing is unusual. One sign that people cause too (a form filler that fills in the honeypot, a
 * check that was out of order) does not hold it, because a lead that is not answered is lost. Others' submissions never hold one
 * whose visitor was confirmed.
 */
export function suspicionOf(signs: Signs): Suspicion | null {
  const own = ownSuspicion(signs);
  if (own?.isHeld || !signs.isAboveCeiling) return own;
  return { reason: 'ceiling', isHeld: signs.human !== 'confirmed' };
}

/** What the submission itself shows. */
function ownSuspicion({ website, elapsedMs, minFillMs, human }: Signs): Suspicion | null {
  const isTrapped = website !== '';
  if (elapsedMs !== undefined && elapsedMs < minFillMs) return { reason: isTrapped ? 'honeypot' : 'too_fast', isHeld: true };
  if (isTrapped) {
    const tookTime = elapsedMs !== undefined && elapsedMs >= PERSON_WITH_FORM_FILLER_MS;
    return { reason: 'honeypot', isHeld: !(human === 'confirmed' || (human === 'off' && tookTime)) };
  }
  return human === 'unverified' || human === 'doubtful' ? { reason: 'unverified', isHeld: human === 'doubtful' } : null;
}
