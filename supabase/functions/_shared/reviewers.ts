import { sql, type Database } from './database.ts';
import { hashOf } from './hash.ts';

/** A person who may decide about visual changes. */
export type Reviewer = { id: string; name: string; isRevoked: boolean };

/** What is stored of a reviewer's key: it identifies the key and cannot be used to sign in. */
export const reviewKeyHash = (key: string): string => hashOf([key]);

/** @returns null for a key that was never issued */
export async function findReviewer(database: Database, key: string): Promise<Reviewer | null> {
  const [found] = await database.rows<{ id: string; name: string; revoked: boolean }>(sql`
    select id, name, revoked_at is not null as revoked from visual_reviewers where key_hash = ${reviewKeyHash(key)}`);
  return found ? { id: found.id, name: found.name, isRevoked: found.revoked } : null;
}
