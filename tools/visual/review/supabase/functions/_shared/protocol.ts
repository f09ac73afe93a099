/**
 * The protocol between a published Storybook or the commands and the backend that stores reviewers' decisions.
 *
 * Two endpoints below the address in `VISUAL_REVIEW_URL` (for Supabase: `https://<project>.supabase.co/functions/v1`), both
 * `POST` with JSON, both with the reviewer's key in `X-Review-Key`, so no cookie is involved and any origin may call them:
 *
 *   list-visual-decisions    { hashes: string[] }            → { reviewer: string, decisions: StoredDecision[] }
 *   decide-visual-changes    { decisions: NewDecision[] }     → { reviewer: string, decisions: StoredDecision[] }
 *
 * A decision belongs to a story, a mode and the two hashes that the reviewer saw, so it cannot apply to any other change. A
 * reviewer has one decision about a change: a later one replaces the earlier. The list has the decisions whose current hash, or
 * for a removed story whose accepted hash, is in `hashes`, without those of revoked keys. Signing in is listing no hashes.
 *
 * Errors carry `{ error: string }`, a message for the reviewer: 400 malformed, 401 wrong or missing key, 403 a key that was revoked,
 * has ended, or may only read, 413 too large, 429 too many attempts, 500, 503.
 */
export type NewDecision = {
  storyId: string;
  mode: string;
  /** Hash of the accepted pixels that the reviewer saw; null for a new story. */
  accepted: string | null;
  /** Hash of the current pixels that the reviewer saw; null for a removed story. */
  current: string | null;
  verdict: 'approved' | 'rejected';
  /** At most 2,000 characters; empty if the reviewer wrote nothing. */
  note: string;
};

/** A decision with its reviewer's name, and its date and time as ISO text. */
export type StoredDecision = NewDecision & { by: string; at: string };

export type DecisionsResponse = {
  /** Name of the reviewer whose key was sent. */
  reviewer: string;
  decisions: StoredDecision[];
};
