import type { Sql } from 'postgres';
import { keyedHashOf } from '../../supabase/functions/_shared/hash.ts';

/** The role of the site's functions, and that of reviewers' decisions, which may not read the site's tables. */
export type FunctionsRole = 'site_functions' | 'visual_review_functions';

/**
 * Lets functions log in with a role that has only their rights, as the owner of a hosted project does (docs/backend.md).
 *
 * @param ownerUrl of an embedded database
 * @returns the address with that role
 */
export async function functionsDatabaseUrl(database: Sql, ownerUrl: string, role: FunctionsRole): Promise<string> {
  const url = new URL(ownerUrl);
  const password = keyedHashOf(url.password, role);
  await database.unsafe(`alter role ${role} login password '${password}'`);
  url.username = role;
  url.password = password;
  return url.href;
}
