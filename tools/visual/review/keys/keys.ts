import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import { errorCode, UserError } from '../../../shared/userError.ts';
import { reviewKeyHash } from '../supabase/functions/_shared/reviewers.ts';

const LONGEST_NAME = 80;
/** 192 bits cannot be guessed. */
const KEY_BYTES = 24;

type ReviewerRow = {
  name: string;
  may: 'decide' | 'read';
  created: Date;
  ends: Date;
  revoked: Date | null;
  decisions: number;
  id: string;
};

/**
 * Makes a key, with which a person decides about visual changes, or a program only reads what was decided. It ends after 90 days.
 *
 * @returns the key, of which only a hash is stored
 * @throws UserError when the name cannot be used, or has a valid key already
 */
export async function createReviewer(database: Sql, name: string, mayDecide = true): Promise<string> {
  if (name === '' || name.length > LONGEST_NAME || /[\p{Cc}\p{Bidi_Control}]/u.test(name)) {
    throw new UserError(`A name has between 1 and ${LONGEST_NAME} characters, all of them visible.`);
  }
  const key = `review_${randomBytes(KEY_BYTES).toString('base64url')}`;
  try {
    await database`
      insert into visual_review.reviewers (name, key_hash, may_decide) values (${name}, ${reviewKeyHash(key)}, ${mayDecide})`;
  } catch (cause) {
    if (errorCode(cause) !== '23505') throw cause;
    throw new UserError(`${name} has a key already. For a new one, revoke that first: npm run reviewers -- revoke "${name}"`);
  }
  return key;
}

/** All reviewers, the newest last. */
export async function listReviewers(database: Sql): Promise<ReviewerRow[]> {
  return database<ReviewerRow[]>`
    select name, case when may_decide then 'decide' else 'read' end as may, created_at as created, expires_at as ends,
      revoked_at as revoked, id,
      (select count(*)::int from visual_review.decisions where reviewer = id) as decisions
    from visual_review.reviewers order by created_at, id`;
}

/**
 * Revokes a reviewer's key at once; the reviewer's decisions no longer count.
 *
 * @param nameOrId in any case
 * @returns the reviewer's name
 * @throws UserError when no valid key belongs to it
 */
export async function revokeReviewer(database: Sql, nameOrId: string): Promise<string> {
  const isMeant = () => database`(lower(name) = ${nameOrId.toLowerCase()} or id::text = ${nameOrId.toLowerCase()})`;
  const [revoked] = await database<{ name: string }[]>`
    update visual_review.reviewers set revoked_at = now() where ${isMeant()} and revoked_at is null returning name`;
  if (revoked) return revoked.name;
  const [earlier] = await database<{ name: string; at: Date }[]>`
    select name, revoked_at as at from visual_review.reviewers where ${isMeant()} order by revoked_at desc limit 1`;
  throw new UserError(
    earlier
      ? `The key of ${earlier.name} was revoked already, on ${earlier.at.toISOString().slice(0, 10)}.`
      : `No reviewer has the name or id "${nameOrId}": npm run reviewers -- list shows all.`,
  );
}
